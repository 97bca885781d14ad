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
