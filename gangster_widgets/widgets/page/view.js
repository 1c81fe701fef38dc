// What all of our views share: they show what the kernel says, tell what a person does, and decide nothing.

// A notebook takes keys for its own commands wherever the focus is, unless the very element says that it must not.
const UNSHORTENED = "lmSuppressShortcuts";

const PART = 512 * 1024;

class View {
  constructor(model, el) {
    this.model = model;
    this.el = el;
    this.stop = new AbortController();
    this.watched = [];
  }

  // The panel, and beside it the one place where things are said.
  furnish() {
    this.box = this.el.appendChild(element("section", "gw-panel"));
    this.live = this.el.appendChild(element("div", "gw-live"));
    this.live.setAttribute("role", "status");
    this.live.setAttribute("aria-live", "polite");
    this.panel = new Panel(this);
    this.gestures = new Gestures(this);
    this.drags = new Drags(this);
  }

  fill() {
    this.watch("panel", () => this.panel.fill());
    this.watch("said", () => this.say());
    this.watch("dark", () => this.dress());
  }

  close() {
    this.stop.abort();
    for (const [name, seen] of this.watched) this.model.off(`change:${name}`, seen);
  }

  listen(target, name, seen, options = {}) {
    target.addEventListener(name, seen, { ...options, signal: this.stop.signal });
  }

  watch(name, seen) {
    this.watched.push([name, seen]);
    this.model.on(`change:${name}`, seen);
    seen();
  }

  send(message, buffers) {
    this.model.send(message, undefined, buffers);
  }

  // Files go one after the other, each in parts, so that no message is too large.
  async hand(target) {
    const { do: to, most } = target.dataset;
    for (const file of [...target.files]) await this.handOne(file, to, most);
    target.value = "";
  }

  // Of a file that is too large nothing goes but its name.
  async handOne(file, to, most) {
    const whole = file.size <= Number(most) ? await file.arrayBuffer() : new ArrayBuffer(0);
    let at = 0;
    do {
      const part = whole.slice(at, at + PART);
      at += part.byteLength;
      const told = { kind: "part", do: to, name: file.name, size: file.size, at: at - part.byteLength, last: at >= whole.byteLength };
      this.send(told, [part]);
    } while (at < whole.byteLength);
  }

  say() {
    const { n, text } = this.model.get("said");
    this.heard(text, n);
  }

  // What is said twice is heard twice only if it is not quite the same.
  heard(text, n) {
    this.live.textContent = text + (n % 2 ? "\u00a0" : "");
  }
}

function element(tag, kind) {
  const made = document.createElement(tag);
  if (kind) made.className = kind;
  return made;
}

// How large the reader wants letters to be; pictures and panels follow.
function textSize() {
  return Number(getComputedStyle(document.documentElement).getPropertyValue("--gw-size")) || 1;
}
