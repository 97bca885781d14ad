type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const selector = 'input:not([type=hidden]), textarea, select';

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);

const restore = (field: Field, { value, checked }: { value: string; checked: boolean }): void => {
  if (isToggle(field)) field.checked = checked;
  else if (field.value !== value) field.value = value;
};

/**
 * Records the state of all fields until the returned function is called, which restores it. During
 * hydration React resets textareas to their default text, and it replaces fields where hydration fails:
 * both would discard what the reader has typed. Fields are identified by id.
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
    // A radio button that becomes unchecked fires no event: record its whole group.
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
