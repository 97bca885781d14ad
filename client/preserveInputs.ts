type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const selector = 'input:not([type=hidden]), textarea, select';

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);

const restore = (field: Field, { value, checked }: { value: string; checked: boolean }): void => {
  if (isToggle(field)) field.checked = checked;
  else if (field.value !== value) field.value = value;
};

/**
 * Remembers what is filled in until the function it returns is called, which gives it back: React puts
 * the default text into a textarea that it hydrates, and makes new fields where it cannot hydrate, over
 * whatever a fast reader has written there. Fields are known by their id.
 */
export const preserveInputs = (): (() => void) => {
  const typed = new Map<string, { value: string; checked: boolean }>();
  const remember = (field: Field) => {
    const checked = isToggle(field) && field.checked;
    if (field.id) typed.set(field.id, { value: field.value, checked });
  };
  for (const field of document.querySelectorAll<Field>(selector)) remember(field);
  const changed = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches(selector))) return;
    // Of radio buttons the one that goes out says nothing.
    const { type, name } = target as Field;
    const group = type === 'radio' ? document.getElementsByName(name) : [target];
    for (const field of group) remember(field as Field);
  };
  addEventListener('input', changed, true);
  return () => {
    removeEventListener('input', changed, true);
    for (const [id, state] of typed) {
      const field = document.getElementById(id);
      if (field?.matches(selector)) restore(field as Field, state);
    }
  };
};
