// The app's shell: addresses, the browser's back button, who looks at it, how it looks, and what is said when the
// kernel is gone. What it keeps in the browser is the learner's secret, nothing else.

const KEPT = "gangster-widgets-me";
const LONGEST = 7900;

class Shell extends Pane {
  open() {
    super.open();
    this.el.classList.add("gw-shell");
    this.watch("address", () => this.went());
    this.watch("look", () => this.look());
    this.onMessage = (message) => this.told(message);
    this.model.on("msg:custom", this.onMessage);
    this.listen(window, "popstate", () => this.send({ kind: "went", address: location.search.slice(0, LONGEST) }));
    this.listen(window, "hashchange", () => new URLSearchParams(location.hash.slice(1)).has("me") && location.reload());
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.listen(dark, "change", () => this.send({ kind: "dark", dark: dark.matches }));
    this.listen(document, "click", (event) => this.fold(event.target));
    this.listen(this.box, "keydown", (event) => event.key === "Escape" && this.fold(null));
    this.attend();
    this.send({
      kind: "opened", address: location.search.slice(0, LONGEST), origin: location.origin + location.pathname,
      languages: [...(navigator.languages || [navigator.language])].slice(0, 20).map(String), dark: dark.matches,
      offset: -new Date().getTimezoneOffset(), me: kept(), link: this.followed(),
    });
  }

  close() {
    super.close();
    this.model.off("msg:custom", this.onMessage);
  }

  // A private link says behind its # who comes; it leaves the address at once.
  followed() {
    const hash = new URLSearchParams(location.hash.slice(1)), me = hash.get("me");
    if (me === null) return null;
    history.replaceState(history.state, "", location.pathname + location.search);
    return me.slice(0, 200);
  }

  told(message) {
    if (message.kind === "keep") keep(message.me);
    if (message.kind === "forget") keep(null);
    if (message.kind === "arrive") this.arrive(message.at, message.near);
    if (message.kind === "save") save(message);
  }

  went() {
    const address = this.model.get("address"), shown = location.search || "?";
    if (!address || address === shown) return;
    const hash = new URLSearchParams(location.hash.slice(1)).has("reckoning") ? "" : location.hash;
    const how = this.model.get("pushing") ? "pushState" : "replaceState";
    history[how](null, "", location.pathname + (address === "?" ? "" : address) + (how === "pushState" ? "" : hash));
  }

  // Language, title, theme and size hold for the whole page.
  look() {
    const { lang, title, dark, size } = this.model.get("look");
    if (!lang) return;
    const root = document.documentElement;
    root.lang = lang;
    document.title = title;
    root.classList.toggle("gw-dark-page", dark);
    root.classList.toggle("gw-light-page", !dark);
    if (root.style.getPropertyValue("--gw-size") !== String(size)) {
      root.style.setProperty("--gw-size", String(size));
      window.dispatchEvent(new Event("resize"));
    }
    this.soon(() => this.el.parentElement?.querySelector(".gw-room"), (room) => room.setAttribute("role", "main"));
  }

  // What was unfolded in the head folds again when something else is done.
  fold(target) {
    for (const open of this.box.querySelectorAll("details[open]")) {
      if (open.contains(target)) continue;
      const inside = open.contains(document.activeElement);
      open.open = false;
      if (inside) open.querySelector("summary").focus();
    }
  }

  // Whoever goes to another page begins at its top, with its heading; a heading `near` by comes into view itself.
  arrive(at, near) {
    this.soon(() => document.querySelector(`[data-arrive="${at}"]`), (heading) => {
      if (near) heading.scrollIntoView({ block: "start" });
      else window.scrollTo(0, 0);
      heading.focus({ preventScroll: true });
    });
  }

  // The parts of a page are drawn one after the other: what is wanted may come after whoever wants it.
  soon(find, then) {
    const until = performance.now() + 5000;
    const look = () => {
      const found = find();
      if (found) then(found);
      else if (performance.now() < until && !this.stop.signal.aborted) requestAnimationFrame(look);
    };
    look();
  }

  // The kernel is gone when it says so, when the line to it stays broken, or when it began anew and knows nothing.
  attend() {
    const kernel = this.model.widget_manager?.kernel;
    if (!kernel) return;
    const gone = () => this.gone();
    const status = (_, now) => ["dead", "restarting", "autorestarting"].includes(now) && gone();
    const line = (_, now) => {
      clearTimeout(this.broken);
      if (now === "disconnected") gone();
      if (now === "connecting") this.broken = setTimeout(gone, 4000);
    };
    kernel.statusChanged.connect(status);
    kernel.connectionStatusChanged.connect(line);
    this.stop.signal.addEventListener("abort", () => {
      clearTimeout(this.broken);
      kernel.statusChanged.disconnect(status);
      kernel.connectionStatusChanged.disconnect(line);
    });
  }

  gone() {
    if (this.notice) return;
    const { lost, back } = this.model.get("look");
    this.notice = this.el.appendChild(element("div", "gw-gone"));
    this.notice.setAttribute("role", "alertdialog");
    this.notice.setAttribute("aria-modal", "true");
    this.notice.setAttribute("aria-label", lost);
    const words = this.notice.appendChild(element("div", "gw-gone-words"));
    words.appendChild(element("p")).textContent = lost;
    const button = words.appendChild(element("button", "gw-button gw-main"));
    button.type = "button";
    button.textContent = back;
    button.addEventListener("click", () => location.reload());
    this.listen(this.notice, "keydown", (event) => event.key === "Tab" && event.preventDefault());
    button.focus();
  }
}

function kept() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(me) {
  try {
    if (me === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, me);
  } catch {
    // A browser that keeps nothing: the learner is known for as long as the page is open.
  }
}

// A file for the reader's own disk.
function save({ name, text, type = "application/json" }) {
  const link = element("a"), address = URL.createObjectURL(new Blob([text], { type }));
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

function render({ model, el }) {
  const shell = new Shell(model, el);
  shell.open();
  return () => shell.close();
}

export default { render };
