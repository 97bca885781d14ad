/**
 * Opens the part of a reference that a wide window shows before one is chosen (reference.css), so that assistive
 * technology calls it open. Nothing moves: it is seen already.
 */
export const openShownPart = (reference: HTMLElement | null): void => {
  const wide =
    CSS.supports('selector(::details-content)') && matchMedia('(min-width: 62rem)').matches;
  if (wide && !reference?.querySelector('[open]')) reference?.children[1]?.setAttribute('open', '');
};
