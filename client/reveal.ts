const show = (range: HTMLInputElement): void => {
  range.closest('figure')?.style.setProperty('--at', range.value);
  range.setAttribute('aria-valuetext', range.value + range.dataset['reveals']);
};

/**
 * Moves the edge between two pictures with the range that lies on them: before React and without it, so
 * that no first touch is lost. `data-reveals` ends the words in which the value is read out.
 */
export const revealPictures = (): void => {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset['reveals']) show(target);
  });
  // Whoever is faster than this script has moved the range, and nothing else.
  for (const range of document.querySelectorAll<HTMLInputElement>('[data-reveals]'))
    if (range.value !== range.defaultValue) show(range);
};
