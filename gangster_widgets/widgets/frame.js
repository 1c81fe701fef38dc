// Beside the canvas: the grid that mirrors it for keyboards and screen readers, the panel, the live region,
// and what the kernel has to know of the page. Sends what a person does; decides nothing about the game.

const INTERCEPTED = ["mousedown", "mouseup", "mousemove", "mouseout", "wheel", "keydown",
  "touchstart", "touchmove", "touchend", "touchcancel"];
const APART = 40;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// A notebook takes keys for its own commands wherever the focus is, unless the very element says that it must not.
const UNSHORTENED = "lmSuppressShortcuts";

function initialize({ model }) {
  // Changed labels come alone; the model keeps the whole grid for views that are made later.
  model.on("msg:custom", (message) => {
    if (message.kind !== "labels") return;
    for (const spot of spots(model.get("grid"))) {
      if (spot.id in message.labels) spot.label = message.labels[spot.id];
    }
  });
}

function* spots(grid) {
  for (const group of grid.groups || []) {
    yield group.head;
    for (const row of group.rows) yield* row;
  }
}

function render({ model, el }) {
  const stage = new Stage(model, el);
  stage.open();
  return () => stage.close();
}

class Stage {
  constructor(model, el) {
    this.model = model;
    this.el = el;
    this.stop = new AbortController();
    this.cells = new Map();
    this.seen = null;
  }

  open() {
    const { el } = this;
    el.classList.add("gw-frame");
    this.overlay = el.appendChild(element("div", "gw-overlay"));
    this.overlay.setAttribute("role", "grid");
    this.panel = element("section", "gw-panel");
    el.append(this.panel);
    this.live = el.appendChild(element("div", "gw-live"));
    this.live.setAttribute("role", "status");
    this.live.setAttribute("aria-live", "polite");
    this.listen(this.overlay, "keydown", (event) => this.key(event));
    this.listen(this.overlay, "click", (event) => this.send({ kind: "press", id: event.target.dataset.id }));
    this.listen(this.overlay, "focusin", (event) => this.focused(event.target));
    for (const name of ["click", "input", "change", "submit", "keydown"]) {
      this.listen(this.panel, name, (event) => this.used(event));
    }
    this.watch("grid", () => this.mirror());
    this.watch("panel", () => this.fill());
    this.watch("said", () => this.say());
    this.watch("dark", () => this.dress());
    this.onLabels = (message) => this.relabel(message);
    this.model.on("msg:custom", this.onLabels);
    this.attach();
  }

  close() {
    this.stop.abort();
    this.model.off("msg:custom", this.onLabels);
    for (const [name, seen] of this.watched || []) this.model.off(`change:${name}`, seen);
    this.sizes?.disconnect();
  }

  listen(target, name, seen, options = {}) {
    target.addEventListener(name, seen, { ...options, signal: this.stop.signal });
  }

  watch(name, seen) {
    (this.watched ||= []).push([name, seen]);
    this.model.on(`change:${name}`, seen);
    seen();
  }

  send(message) {
    this.model.send(message);
  }

  // The canvas is a sibling that may come later: wait for it by watching the page.
  attach() {
    const canvas = this.el.parentElement?.querySelector("canvas");
    if (!canvas || !this.el.isConnected) {
      requestAnimationFrame(() => this.stop.signal.aborted || this.attach());
      return;
    }
    this.canvas = canvas;
    canvas.removeAttribute("tabindex");
    canvas.setAttribute("role", "img");
    this.name();
    const box = canvas.parentElement;
    for (const name of INTERCEPTED) {
      this.listen(box, name, (event) => event.target === canvas && event.stopImmediatePropagation(), { capture: true, passive: true });
    }
    this.listen(canvas, "click", (event) => this.clicked(event));
    this.listen(box, "mousemove", (event) => event.target === canvas && this.hover(event), { capture: true, passive: true });
    this.listen(canvas, "mouseleave", () => this.looked(null));
    this.still();
    this.measure();
  }

  // The still picture stands right before the live one, for where none can run; here one does.
  still() {
    const output = this.el.closest(".jp-OutputArea-child");
    const words = output?.previousElementSibling, picture = words?.previousElementSibling;
    const whole = output?.querySelector(".jupyter-widgets") === this.el.parentElement;
    if (!whole || !words?.querySelector(".gw-words")) return;
    for (const one of [words, picture]) if (one) one.style.display = "none";
  }

  // What the kernel has to know of the page, told at once and whenever it changes.
  measure() {
    const tell = () => {
      const width = Math.floor(this.el.parentElement?.getBoundingClientRect().width || 0);
      if (!width) return;
      const notebook = document.querySelector(".jp-NotebookPanel");
      const metrics = {
        width,
        ratio: window.devicePixelRatio || 1,
        dark: notebook ? document.body.dataset.jpThemeLight === "false" : matchMedia("(prefers-color-scheme: dark)").matches,
        calm: matchMedia("(prefers-reduced-motion: reduce)").matches,
        fonts: document.fonts.check("bold 12px 'Libre Caslon Text'"),
      };
      if (JSON.stringify(metrics) !== this.told) {
        this.told = JSON.stringify(metrics);
        this.send({ kind: "page", ...metrics });
      }
    };
    this.sizes = new ResizeObserver(tell);
    this.sizes.observe(this.el.parentElement);
    for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
      this.listen(matchMedia(query), "change", tell);
    }
    this.listen(window, "resize", tell);
    Promise.all(["", "bold "].map((style) => document.fonts.load(`${style}12px 'Libre Caslon Text'`))).then(() => this.stop.signal.aborted || tell());
    tell();
  }

  name() {
    const { label } = this.model.get("grid");
    this.overlay.setAttribute("aria-label", label || "");
    this.canvas?.setAttribute("aria-label", label || "");
  }

  dress() {
    this.el.parentElement?.classList.toggle("gw-dark", this.model.get("dark"));
    this.el.classList.toggle("gw-dark", this.model.get("dark"));
    requestAnimationFrame(() => this.el.parentElement?.classList.toggle("gw-dark", this.model.get("dark")));
  }

  point(event) {
    const box = this.canvas.getBoundingClientRect();
    const { width, height } = this.model.get("grid");
    return { x: ((event.clientX - box.left) / box.width) * width, y: ((event.clientY - box.top) / box.height) * height };
  }

  clicked(event) {
    const touch = event.pointerType === "touch" || event.pointerType === "pen";
    this.send({ kind: "click", ...this.point(event), touch });
  }

  hover(event) {
    const { x, y } = this.point(event);
    const under = [...spots(this.model.get("grid"))].filter((spot) => x >= spot.x && x <= spot.x + spot.w && y >= spot.y && y <= spot.y + spot.h);
    under.sort((one, other) => one.w * one.h - other.w * other.h);
    this.canvas.style.cursor = under.length ? "pointer" : "";
    this.looked(under.length ? under[0].id : null);
  }

  looked(id) {
    if (id === this.seen) return;
    this.seen = id;
    if (this.model.get("watching")) this.send({ kind: "look", id });
  }

  // The grid: one cell for each spot, lying where the canvas shows it, reached by one Tab and the arrow keys.
  mirror() {
    const grid = this.model.get("grid");
    const focus = this.overlay.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    const known = this.cells;
    this.cells = new Map();
    const rows = [];
    const cell = (spot, head) => {
      const made = known.get(spot.id) || element("div", "gw-cell");
      made.dataset.id = spot.id;
      made.dataset.head = head ? spot.name || "" : "";
      made.tabIndex = -1;
      made.dataset[UNSHORTENED] = "true";
      made.setAttribute("role", "gridcell");
      made.setAttribute("aria-label", spot.label);
      const share = (at, of) => `${(at / of) * 100}%`;
      Object.assign(made.style, { left: share(spot.x, grid.width), top: share(spot.y, grid.height), width: share(spot.w, grid.width), height: share(spot.h, grid.height) });
      this.cells.set(spot.id, made);
      return made;
    };
    for (const group of grid.groups || []) {
      const band = element("div", "");
      band.setAttribute("role", "rowgroup");
      if (group.head.name?.trim()) band.setAttribute("aria-label", group.head.name);
      for (const row of [[group.head], ...group.rows]) {
        const line = element("div", "");
        line.setAttribute("role", "row");
        line.append(...row.map((spot) => cell(spot, spot === group.head)));
        band.append(line);
      }
      rows.push(band);
    }
    this.overlay.replaceChildren(...rows);
    this.overlay.dataset.width = grid.width;
    this.overlay.style.aspectRatio = `${grid.width} / ${grid.height}`;
    const current = this.cells.get(focus) || this.cells.get(this.current) || this.cells.values().next().value;
    if (current) current.tabIndex = 0;
    if (focus && current) current.focus({ preventScroll: true });
    this.name();
  }

  relabel(message) {
    if (message.kind === "reveal") this.cells.get(message.id)?.scrollIntoView({ block: "nearest" });
    if (message.kind !== "labels") return;
    for (const [id, label] of Object.entries(message.labels)) this.cells.get(id)?.setAttribute("aria-label", label);
  }

  focused(target) {
    for (const cell of this.cells.values()) cell.tabIndex = cell === target ? 0 : -1;
    this.current = target.dataset.id;
    this.looked(this.current);
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key === "Tab") return;
    const from = event.target;
    let to = null;
    if (event.key in ARROWS) to = this.first(from, event.key) || this.toward(from, ARROWS[event.key]);
    else if (["PageDown", "PageUp", "Home", "End"].includes(event.key)) to = this.head(from, event.key);
    else if (event.key === "Enter" || event.key === " ") this.send({ kind: "press", id: from.dataset.id });
    else if (event.key === "Escape") this.escape();
    else if (this.model.get("hotkeys").includes(event.key)) this.send({ kind: "key", key: event.key, id: from.dataset.id });
    else if (event.key.length === 1) to = this.named(from, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (to) this.go(to);
  }

  go(cell) {
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // Down from the name of a district lies its first field.
  first(from, key) {
    if (key !== "ArrowDown" || !from.dataset.head) return null;
    return from.closest("[role=rowgroup]").querySelectorAll("[role=row]")[1]?.firstElementChild || null;
  }

  // The nearest cell in that direction; what lies straight ahead is nearer than what lies aside.
  toward(from, [dx, dy]) {
    const middle = (cell) => {
      const box = cell.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [x, y] = middle(from);
    let best = null, least = Infinity;
    const own = from.closest("[role=rowgroup]");
    for (const cell of this.cells.values()) {
      if (cell === from) continue;
      const [cx, cy] = middle(cell);
      const ahead = (cx - x) * dx + (cy - y) * dy;
      const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
      if (ahead < 2 || aside > ahead * 3) continue;
      const far = ahead + 2 * aside + (own.contains(cell) && !from.dataset.head ? 0 : APART);
      if (far < least) [best, least] = [cell, far];
    }
    return best;
  }

  heads() {
    return [...this.cells.values()].filter((cell) => cell.dataset.head);
  }

  head(from, key) {
    const all = this.heads(), cells = [...this.cells.values()];
    const at = all.filter((cell) => cells.indexOf(cell) <= cells.indexOf(from)).length - 1;
    const own = all[at] === from ? 0 : 1;
    return { Home: all[0], End: all[all.length - 1], PageDown: all[at + 1], PageUp: all[at - 1 + own] }[key] || null;
  }

  named(from, letter) {
    const all = this.heads(), at = all.indexOf(from);
    const next = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    return next.find((cell) => cell.dataset.head.toLowerCase().startsWith(letter.toLowerCase())) || null;
  }

  escape() {
    if (this.model.get("holding")) this.send({ kind: "key", key: "Escape", id: this.current });
    else this.panel.querySelector("button, input, select, textarea, [tabindex]")?.focus();
  }

  say() {
    // What is said twice is heard twice only if it is not quite the same.
    const { n, text } = this.model.get("said");
    this.live.textContent = text + (n % 2 ? "\u00a0" : "");
  }

  // The panel: elements as the kernel describes them; what stays the same stays, and keeps the focus.
  fill() {
    const [, attributes, inside] = this.model.get("panel");
    for (const [name, value] of Object.entries(attributes)) this.panel.setAttribute(name, value);
    const focus = document.activeElement, held = this.panel.contains(focus);
    fillIn(this.panel, inside);
    if (!held || (this.panel.contains(document.activeElement) && !document.activeElement.disabled)) return;
    this.panel.querySelector("[data-focus]")?.focus({ preventScroll: true });
  }

  used(event) {
    const target = event.target.closest("[data-do]");
    if (!target || target.disabled) return;
    const tag = target.tagName;
    if (event.type === "keydown") {
      if (event.key === "Enter" && tag === "INPUT" && target.type === "text") this.send({ kind: "do", do: target.dataset.do, value: target.value });
      event.stopPropagation();
      return;
    }
    const typed = tag === "INPUT" || tag === "SELECT" || tag === "TEXTAREA";
    if (event.type === "click" && !typed) this.send({ kind: "do", do: target.dataset.do, value: target.getAttribute("value") });
    if (event.type === (target.type === "range" ? "input" : "change") && typed) {
      this.send({ kind: "do", do: target.dataset.do, value: target.type === "checkbox" ? target.checked : target.value });
    }
  }
}

function element(tag, kind) {
  const made = document.createElement(tag);
  if (kind) made.className = kind;
  return made;
}

function fillIn(parent, inside) {
  const keyed = new Map([...parent.children].filter((one) => one.dataset.key).map((one) => [one.dataset.key, one]));
  inside.forEach((one, index) => {
    const had = parent.childNodes[index] || null;
    if (typeof one === "string") {
      if (had?.nodeType === Node.TEXT_NODE) had.nodeValue !== one && (had.nodeValue = one);
      else parent.insertBefore(document.createTextNode(one), had);
      return;
    }
    const [tag, attributes, within] = one;
    const fits = (other) => other?.nodeType === Node.ELEMENT_NODE && other.localName === tag && (other.dataset.key || "") === (attributes.key || "");
    const known = attributes.key ? keyed.get(attributes.key) : had;
    const made = fits(known) ? known : document.createElement(tag);
    made.dataset[UNSHORTENED] = "true";
    dressUp(made, attributes);
    fillIn(made, within);
    place(parent, made, had);
  });
  while (parent.childNodes.length > inside.length) parent.lastChild.remove();
}

// What stands there already is not moved: an element that is taken out and put back loses the focus.
function place(parent, made, before) {
  if (made === before) return;
  const later = made.parentNode === parent && before && before.compareDocumentPosition(made) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!later) {
    parent.insertBefore(made, before);
    return;
  }
  for (let one = before; one !== made; ) {
    const next = one.nextSibling;
    one.remove();
    one = next;
  }
}

const AS_DATA = new Set(["do", "key", "focus"]);

function dressUp(made, attributes) {
  const wanted = new Map();
  for (const [name, value] of Object.entries(attributes)) {
    wanted.set(AS_DATA.has(name) ? `data-${name}` : name, value === true ? "" : String(value));
  }
  for (const { name } of [...made.attributes]) {
    if (!wanted.has(name) && name !== "data-lm-suppress-shortcuts" && !(made.localName === "details" && name === "open")) made.removeAttribute(name);
  }
  for (const [name, value] of wanted) if (made.getAttribute(name) !== value) made.setAttribute(name, value);
  if ("value" in attributes && "value" in made && made !== document.activeElement && made.value !== String(attributes.value)) {
    made.value = attributes.value;
  }
  if (made.type === "checkbox") made.checked = Boolean(attributes.checked);
}

export default { initialize, render };
