// The grid: one cell for each spot, lying where the canvas shows it, reached by one Tab and the arrow keys.

const APART = 40;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

class Grid {
  constructor(stage) {
    this.stage = stage;
    this.model = stage.model;
    this.overlay = stage.overlay;
    this.cells = new Map();
    stage.listen(this.overlay, "keydown", (event) => this.key(event));
    stage.listen(this.overlay, "click", (event) => stage.send({ kind: "press", id: event.target.dataset.id }));
    stage.listen(this.overlay, "focusin", (event) => this.focused(event.target));
  }

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
    this.overlay.style.setProperty("--gw-tall", grid.height / grid.width);
    const current = this.cells.get(focus) || this.cells.get(this.current) || this.cells.values().next().value;
    if (current) current.tabIndex = 0;
    this.stop = current;
    if (focus && current) current.focus({ preventScroll: true });
    this.stage.name();
  }

  told(message) {
    if (message.kind === "reveal") {
      const shown = this.cells.get(message.id) || this.stage.box.querySelector(`[data-key="${CSS.escape(message.id)}"]`);
      shown?.scrollIntoView({ block: "nearest" });
    }
    if (message.kind !== "labels") return;
    for (const [id, label] of Object.entries(message.labels)) this.cells.get(id)?.setAttribute("aria-label", label);
  }

  focused(target) {
    if (this.stop && this.stop !== target) this.stop.tabIndex = -1;
    target.tabIndex = 0;
    this.stop = target;
    this.current = target.dataset.id;
    this.stage.looked(this.current);
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key === "Tab") return;
    const from = event.target, hotkeys = this.model.get("hotkeys");
    let to = null;
    if (hotkeys.includes(event.key)) this.stage.send({ kind: "key", key: event.key, id: from.dataset.id });
    else if (event.key in ARROWS) to = this.first(from, event.key) || this.next(from, event.key, hotkeys);
    else if (["PageDown", "PageUp", "Home", "End"].includes(event.key)) to = this.head(from, event.key);
    else if (event.key === "Enter" || event.key === " ") this.stage.send({ kind: "press", id: from.dataset.id });
    else if (event.key === "Escape") this.stage.escape();
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

  // At the end of a row right goes on, and left goes back, in reading order. Where they mean something else, up and down
  // lead through all cells so.
  next(from, key, hotkeys) {
    const own = hotkeys.includes("ArrowRight"), [dx, dy] = ARROWS[key], all = [...this.cells.values()];
    return (!own && this.toward(from, ARROWS[key])) || all[all.indexOf(from) + (own ? dy : dx)] || null;
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
}
