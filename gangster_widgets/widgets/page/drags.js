// What is dragged: something of the panel, or what lies in a cell of the picture. It looks like itself on its way, stays
// dimmed where it was, and what takes it stands out.

const FAR = 6;

class Drags {
  constructor(stage) {
    this.stage = stage;
    this.model = stage.model;
    this.dragged = false;
    stage.listen(stage.box, "pointerdown", (event) => {
      const source = event.target.closest("[data-drag]");
      if (source) this.grab(event, source, source.dataset.drag);
    });
  }

  // On the picture a finger drags what is taken somewhere; from everything else on it scrolls the page.
  attach() {
    const { canvas, whole } = this.stage;
    if (!this.model.get("dragging")) return;
    this.stage.listen(canvas, "pointerdown", (event) => {
      const id = this.stage.under(event)[0]?.id;
      if (event.pointerType !== "touch" || this.takers(id)?.length) this.grab(event, canvas, id);
    });
    // A browser that may scroll with the first move of a finger keeps that finger. It must be asked before it moves.
    const held = (event) => event.target === canvas && this.held && event.preventDefault();
    this.stage.listen(whole, "touchmove", held, { capture: true, passive: false });
  }

  // The cells that take what goes by that name; nothing where the kernel says nothing of it.
  takers(name) {
    const { cells } = this.stage.grid || {};
    return this.model.get("takers")?.[name]?.map((id) => cells.get(id)).filter(Boolean);
  }

  // A drag begins once the pointer has gone some way; until then it may become a click.
  grab(from, source, name) {
    if (!from.isPrimary || from.button !== 0 || source.disabled) return;
    this.dragged = false;
    this.held = { from, source, name };
    const stop = new AbortController();
    const listen = (kind, seen) => {
      window.addEventListener(kind, (event) => event.pointerId === from.pointerId && seen(event), { signal: stop.signal });
    };
    listen("pointermove", (moved) => this.move(moved));
    // A finger that leaves while it moves would be a swing to the browser, and the next tap would only stop that.
    source.addEventListener("touchmove", (moved) => moved.preventDefault(), { signal: stop.signal, passive: false });
    listen("pointerup", (up) => {
      stop.abort();
      this.drop(up);
    });
    listen("pointercancel", () => {
      stop.abort();
      this.let();
    });
    this.stage.stop.signal.addEventListener("abort", () => stop.abort());
  }

  move(event) {
    const { from } = this.held;
    if (!this.ghost && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= FAR) this.lift();
    if (!this.ghost) return;
    Object.assign(this.ghost.style, { left: `${event.clientX}px`, top: `${event.clientY}px` });
    for (const cell of this.taking) {
      const { left, right, top, bottom } = cell.getBoundingClientRect(), { clientX: x, clientY: y } = event;
      cell.classList.toggle("gw-over", x >= left && x <= right && y >= top && y <= bottom);
    }
  }

  lift() {
    const { source, name } = this.held, drawn = source === this.stage.canvas;
    this.taking = this.takers(name) || [];
    for (const cell of this.taking) cell.classList.add("gw-takes");
    this.ghost = element("div", "gw-picture gw-ghost");
    this.ghost.classList.toggle("gw-dark", this.model.get("dark"));
    this.ghost.append(element("div", "gw-panel"));
    this.ghost.firstChild.append(drawn ? this.cut() : source.cloneNode(true));
    this.lifted = drawn ? this.takers(name) && this.stage.grid.cells.get(name) : source;
    this.lifted?.classList.add("gw-lifted");
    this.stage.whole.append(this.ghost);
  }

  // What is seen in the cell, held where it was taken; a token for what the kernel says nothing of.
  cut() {
    const { from, name } = this.held, { canvas, grid } = this.stage;
    if (!this.takers(name)) return element("div", "gw-token");
    const box = grid.cells.get(name).getBoundingClientRect(), all = canvas.getBoundingClientRect();
    const by = canvas.width / all.width, shown = element("canvas", "");
    Object.assign(shown, { width: Math.round(box.width * by), height: Math.round(box.height * by) });
    Object.assign(shown.style, { width: `${box.width}px`, height: `${box.height}px` });
    shown.getContext("2d").drawImage(canvas, (all.left - box.left) * by, (all.top - box.top) * by);
    this.ghost.style.transform = `translate(${box.left - from.clientX}px, ${box.top - from.clientY}px)`;
    return shown;
  }

  drop(event) {
    const { from, source, name } = this.held, lifted = Boolean(this.ghost);
    this.let();
    if (!lifted) return;
    this.dragged = true;
    setTimeout(() => (this.dragged = false), 0);
    const under = document.elementFromPoint(event.clientX, event.clientY), { canvas } = this.stage;
    const onto = under?.closest("[data-drop]");
    if (source === canvas) {
      const { x, y } = this.stage.point(from), end = this.stage.point(event);
      this.stage.send({ kind: "drag", x, y, to_x: end.x, to_y: end.y });
    } else if (under === canvas) {
      this.stage.send({ kind: "drop", what: name, ...this.stage.point(event) });
    } else if (onto && this.stage.box.contains(onto)) {
      this.stage.send({ kind: "put", what: name, on: onto.dataset.drop });
    }
  }

  let() {
    this.ghost?.remove();
    this.lifted?.classList.remove("gw-lifted");
    for (const cell of this.taking || []) cell.classList.remove("gw-takes", "gw-over");
    this.ghost = this.lifted = this.taking = this.held = null;
  }
}
