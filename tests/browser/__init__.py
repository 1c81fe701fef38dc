"""What a person sees and touches: the widgets in a real browser, in Voila, JupyterLab and Notebook 7."""
