const show = (range: HTMLInputElement): void => {
  range.closest('figure')?.style.setProperty('--at', range.value);
  range.setAttribute('aria-valuetext', range.value + range.dataset['reveals']);
};

/**
 * Moves the edge between two pictures with the range that lies on them: before React and without it, so
 * that no first touch is lost. `data-reveals` ends the words in which the value is read out.
 */
export const watchComparisonSliders = (): void => {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset['reveals']) show(target);
  });
  // A finger that turns out to scroll the page has moved the range where it came down.
  let before: { range: HTMLInputElement; value: string } | undefined;
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const range = target instanceof HTMLInputElement && target.dataset['reveals'] ? target : null;
      before = range ? { range, value: range.value } : undefined;
    },
    true,
  );
  addEventListener('pointercancel', () => {
    if (!before) return;
    before.range.value = before.value;
    show(before.range);
  });
  // Whoever is faster than this script has moved the range, and nothing else.
  for (const range of document.querySelectorAll<HTMLInputElement>('[data-reveals]'))
    if (range.value !== range.defaultValue) show(range);
};
