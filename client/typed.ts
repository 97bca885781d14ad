type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Remembers what is typed until the function it returns is called, which gives it back: React puts the
 * default text into a textarea that it hydrates, over whatever a fast reader has written there.
 */
export const keepTyped = (): (() => void) => {
  const typed = new Map<Field, string>();
  for (const field of document.querySelectorAll<Field>('input:not([type=hidden]), textarea')) {
    if (field.value !== field.defaultValue) typed.set(field, field.value);
  }
  const remember = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value);
  };
  addEventListener('input', remember, true);
  return () => {
    removeEventListener('input', remember, true);
    for (const [field, value] of typed) {
      if (field.value !== value) field.value = value;
    }
  };
};
