// What a person does beyond a click: steps by keys from anywhere in the picture, copies, links, fills the screen.

const STEPS = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"];

class Gestures {
  constructor(stage) {
    this.stage = stage;
    this.model = stage.model;
    stage.listen(window, "hashchange", () => this.follow());
  }

  attach() {
    this.stage.listen(document, "keydown", (event) => {
      if (document.fullscreenElement === this.stage.whole && event.target === document.body) this.key(event);
    });
    this.follow();
  }

  // Where the kernel has taken them, arrows and the like step from every place of the picture.
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    if (!STEPS.includes(event.key) || !this.model.get("hotkeys").includes(event.key)) return false;
    this.stage.send({ kind: "key", key: event.key, id: null });
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  // An address may say behind its # where a picture is to stand: `#reckoning=The Loop/tie/yellow`.
  follow() {
    const name = this.model.get("link");
    const to = name && new URLSearchParams(location.hash.slice(1)).get(name);
    if (to) this.stage.send({ kind: "link", to });
  }

  address(to) {
    const hash = new URLSearchParams(location.hash.slice(1));
    hash.set(this.model.get("link"), to);
    history.replaceState(history.state, "", `#${hash}`);
    return location.href;
  }

  pressed(target) {
    const button = target.closest("button");
    if (!button || button.disabled) return;
    const { copy, link, full, print } = button.dataset;
    if (copy !== undefined) this.copy(copy, button);
    if (link !== undefined) this.copy(this.address(link), button);
    if (full !== undefined) this.fill();
    if (print !== undefined) window.print();
  }

  async copy(text, button) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const help = document.body.appendChild(element("textarea", ""));
      help.value = text;
      help.select();
      document.execCommand("copy");
      help.remove();
      button.focus();
    }
    if (button.dataset.done) this.stage.heard(button.dataset.done, (this.copied = (this.copied || 0) + 1));
    button.classList.add("gw-copied");
    setTimeout(() => button.classList.remove("gw-copied"), 1500);
  }

  fill() {
    if (document.fullscreenElement) document.exitFullscreen();
    else this.stage.whole.requestFullscreen?.().then(() => this.stage.panel.rest());
  }
}
