// Beside the canvas: the grid that mirrors it for keyboards and screen readers, the panel, the live region,
// and what the kernel has to know of the page.

const INTERCEPTED = ["mousedown", "mouseup", "mousemove", "mouseout", "wheel", "keydown",
  "touchstart", "touchmove", "touchend", "touchcancel"];

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

class Stage extends View {
  open() {
    const { el } = this;
    this.seen = null;
    el.classList.add("gw-frame");
    this.overlay = el.appendChild(element("div", "gw-overlay"));
    this.overlay.setAttribute("role", "grid");
    this.furnish();
    this.grid = new Grid(this);
    this.listen(window, "keydown", (event) => this.lend(event), { capture: true });
    this.watch("grid", () => this.grid.mirror());
    this.fill();
    this.onMessage = (message) => this.grid.told(message);
    this.model.on("msg:custom", this.onMessage);
    this.attach();
  }

  close() {
    super.close();
    this.model.off("msg:custom", this.onMessage);
    this.sizes?.disconnect();
  }

  // Keys together with Ctrl or Cmd are the notebook's, wherever the focus is but in a line that is typed in.
  lend(event) {
    const { target } = event;
    if (!(event.ctrlKey || event.metaKey) || !this.el.contains(target) || TYPED.includes(target.tagName)) return;
    delete target.dataset[UNSHORTENED];
    setTimeout(() => (target.dataset[UNSHORTENED] = "true"), 0);
  }

  // The canvas is a sibling that may come later: wait for it by watching the page.
  attach() {
    const canvas = this.el.parentElement?.querySelector("canvas");
    if (!canvas || !this.el.isConnected) {
      requestAnimationFrame(() => this.stop.signal.aborted || this.attach());
      return;
    }
    this.canvas = canvas;
    this.whole = this.el.parentElement;
    canvas.removeAttribute("tabindex");
    this.name();
    const box = canvas.parentElement;
    this.drags.attach();
    for (const name of INTERCEPTED) {
      this.listen(box, name, (event) => event.target === canvas && event.stopImmediatePropagation(), { capture: true, passive: true });
    }
    this.listen(canvas, "click", (event) => this.clicked(event));
    this.listen(box, "mousemove", (event) => event.target === canvas && this.hover(event), { capture: true, passive: true });
    this.listen(canvas, "mouseleave", () => this.looked(null));
    this.gestures.attach();
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
      const size = textSize(), width = Math.floor((this.el.parentElement?.getBoundingClientRect().width || 0) / size);
      if (!width) return;
      const notebook = document.querySelector(".jp-NotebookPanel");
      const metrics = {
        width,
        ratio: (window.devicePixelRatio || 1) * size,
        dark: notebook ? document.body.dataset.jpThemeLight === "false" : matchMedia("(prefers-color-scheme: dark)").matches,
        calm: matchMedia("(prefers-reduced-motion: reduce)").matches,
        full: document.fullscreenElement === this.whole,
        height: window.innerHeight / size,
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
    this.listen(document, "fullscreenchange", tell);
    Promise.all(["", "bold "].map((style) => document.fonts.load(`${style}12px 'Libre Caslon Text'`))).then(() => this.stop.signal.aborted || tell());
    tell();
  }

  name() {
    const { label } = this.model.get("grid");
    this.overlay.setAttribute("aria-label", label || "");
    for (const [name, value] of [["role", "img"], ["aria-label", label]]) {
      if (label) this.canvas?.setAttribute(name, value);
      else this.canvas?.removeAttribute(name);
    }
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
    if (this.drags.dragged) return;
    const touch = event.pointerType === "touch" || event.pointerType === "pen";
    this.send({ kind: "click", ...this.point(event), touch });
    if (this.model.get("hotkeys").includes("ArrowRight")) this.panel.rest();
    else if (!touch) this.grid.cells.get(this.under(event)[0]?.id)?.focus({ preventScroll: true });
  }

  // The spots at that point, the smallest first.
  under(event) {
    const { x, y } = this.point(event);
    const under = [...spots(this.model.get("grid"))].filter((spot) => x >= spot.x && x <= spot.x + spot.w && y >= spot.y && y <= spot.y + spot.h);
    return under.sort((one, other) => one.w * one.h - other.w * other.h);
  }

  hover(event) {
    const under = this.under(event);
    this.canvas.style.cursor = under.length ? "pointer" : "";
    this.looked(under.length ? under[0].id : null);
  }

  looked(id) {
    if (id === this.seen) return;
    this.seen = id;
    if (this.model.get("watching")) this.send({ kind: "look", id });
  }

  escape() {
    if (this.model.get("holding")) this.send({ kind: "key", key: "Escape", id: this.grid.current });
    else this.panel.enter();
  }
}

export default { initialize, render };
