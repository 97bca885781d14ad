/**
 * When a form is submitted, appends each labelled field to the WhatsApp message as a line of its own.
 * This is in the entry script, so that the fields are sent even if React has not loaded.
 */
export const composeMessages = (): void =>
  addEventListener('formdata', ({ target, formData }) => {
    const text = formData.get('text');
    if (!(target instanceof HTMLFormElement) || typeof text !== 'string') return;
    const existing = text.split(/\r?\n/);
    const fields = target.querySelectorAll<HTMLInputElement>('input[data-line]');
    const lines = [...fields]
      .filter(({ value }) => value.trim() !== '')
      .map(({ dataset, value }) => `${dataset['line']}: ${value.trim()}`)
      .filter((line) => !existing.includes(line));
    formData.set('text', [text.trim(), ...lines].join('\n'));
    // Only this site uses the field: with script, WhatsApp does not receive it.
    formData.delete('sourcePage');
  });

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Shows what is wrong with a field that the browser refuses, and hides it when a reader has mended it. */
const show = (event: Event): void => {
  const field = event.target as Field;
  const fault = document.getElementById(`${field.id}-fault`);
  const isRefused = event.type === 'invalid';
  if (!fault || field.validity.valid === isRefused) return;
  fault.hidden = !isRefused;
  field.setAttribute('aria-invalid', String(isRefused));
  event.preventDefault();
  // The browser does not move the focus of an event that is prevented.
  if (isRefused && field.form?.querySelector(':invalid') === field) field.focus();
};

/**
 * Says at the fields of a form that cannot be sent what is wrong with them, in the page's language. The browser would say
 * it in its own, for some seconds, at one field.
 */
export const showFieldFaults = (): void => {
  for (const type of ['invalid', 'input']) addEventListener(type, show, true);
};
