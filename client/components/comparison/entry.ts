const show = (range: HTMLInputElement): void => {
  range.closest('figure')?.style.setProperty('--at', range.value);
  // What is left of the edge is old: the share that is read out rises with the value.
  range.setAttribute('aria-valuetext', `${range.value}${range.dataset['reveals']}`);
};

/**
 * Moves the edge between two pictures when their range input changes. It is in the entry script, so
 * that it works before hydration and without it. `data-reveals` is the end of the spoken value.
 */
export const watchComparisonSliders = (): void => {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset['reveals']) show(target);
  });
  // On touch, `pointerdown` moves the range at once. If the gesture becomes a scroll (`pointercancel`),
  // restore the value from before it.
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
  // A reader may move the range before this script runs: apply that value.
  for (const range of document.querySelectorAll<HTMLInputElement>('[data-reveals]'))
    if (range.value !== range.defaultValue) show(range);
};
