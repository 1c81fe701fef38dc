function render({ model, el }) {
  const pane = new Pane(model, el);
  pane.open();
  return () => pane.close();
}

export default { render };
