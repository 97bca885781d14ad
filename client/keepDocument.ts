/**
 * Remembers what the reader sees and where they are in it. The returned function puts it back after
 * React has emptied the document: the same elements, so fields, folds and scrolled boxes keep their
 * state, and focus, selection and open popovers, which are lost when an element is removed.
 */
export const keepDocument = (): (() => void) => {
  const { documentElement, head, body, activeElement } = document;
  const children = [head, body].map((parent) => [parent, [...parent.childNodes]] as const);
  const attributes = [documentElement, body].map((of) => [of, [...of.attributes]] as const);
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {};
  // A browser without popovers does not know the selector.
  const popover =
    'popover' in body ? document.querySelector<HTMLElement>(':popover-open') : undefined;
  return () => {
    for (const [parent, nodes] of children) parent.replaceChildren(...nodes);
    for (const [element, own] of attributes)
      for (const { name, value } of own) element.setAttribute(name, value);
    if (anchorNode && focusNode)
      getSelection()?.setBaseAndExtent(anchorNode, anchorOffset ?? 0, focusNode, focusOffset ?? 0);
    const focus = () => (activeElement as HTMLElement | null)?.focus({ preventScroll: true });
    focus();
    // A focus outside of the menu closes it, and a popover may take the focus.
    popover?.showPopover();
    if (popover?.contains(activeElement)) focus();
  };
};
