// What a person does beyond a click: steps by keys from anywhere in the picture, drags, copies, links, fills the screen.

const STEPS = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"];
const FAR = 6;

class Gestures {
  constructor(stage) {
    this.stage = stage;
    this.model = stage.model;
    this.dragged = false;
    stage.listen(stage.box, "pointerdown", (event) => this.grab(event, event.target.closest("[data-drag]")));
    stage.listen(window, "hashchange", () => this.follow());
  }

  attach() {
    const { canvas } = this.stage;
    this.stage.listen(canvas, "pointerdown", (event) => {
      if (this.model.get("dragging") && event.pointerType !== "touch") this.grab(event, canvas);
    });
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

  // A drag begins once the pointer has gone some way; until then it may become a click.
  grab(event, source) {
    if (!source || event.button !== 0 || source.disabled) return;
    this.dragged = false;
    const stop = new AbortController(), from = event;
    const listen = (name, seen) => window.addEventListener(name, seen, { signal: stop.signal });
    listen("pointermove", (moved) => this.move(from, moved, source));
    // A finger that leaves while it moves would be a swing to the browser, and the next tap would only stop that.
    source.addEventListener("touchmove", (moved) => moved.preventDefault(), { signal: stop.signal, passive: false });
    listen("pointerup", (up) => {
      stop.abort();
      this.drop(from, up, source);
    });
    listen("pointercancel", () => {
      stop.abort();
      this.let();
    });
    this.stage.stop.signal.addEventListener("abort", () => stop.abort());
  }

  move(from, event, source) {
    const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= FAR;
    if (!this.ghost && far) {
      const shown = source === this.stage.canvas ? element("div", "gw-token") : source.cloneNode(true);
      this.ghost = element("div", "gw-picture gw-ghost");
      this.ghost.classList.toggle("gw-dark", this.model.get("dark"));
      this.ghost.append(element("div", "gw-panel"));
      this.ghost.firstChild.append(shown);
      this.stage.whole.append(this.ghost);
    }
    if (this.ghost) Object.assign(this.ghost.style, { left: `${event.clientX}px`, top: `${event.clientY}px` });
  }

  drop(from, event, source) {
    if (!this.ghost) return;
    this.let();
    this.dragged = true;
    setTimeout(() => (this.dragged = false), 0);
    const under = document.elementFromPoint(event.clientX, event.clientY), { canvas } = this.stage;
    const onto = under?.closest("[data-drop]");
    if (source === canvas) {
      const { x, y } = this.stage.point(from), end = this.stage.point(event);
      this.stage.send({ kind: "drag", x, y, to_x: end.x, to_y: end.y });
    } else if (under === canvas) {
      this.stage.send({ kind: "drop", what: source.dataset.drag, ...this.stage.point(event) });
    } else if (onto && this.stage.box.contains(onto)) {
      this.stage.send({ kind: "put", what: source.dataset.drag, on: onto.dataset.drop });
    }
  }

  let() {
    this.ghost?.remove();
    this.ghost = null;
  }
}
