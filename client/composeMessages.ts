/**
 * Adds the labelled fields of a form to the message that it carries, a line each, in the moment in
 * which the browser sends it. This is part of the script that every reader has, so that nothing typed
 * is lost where React comes late or never.
 */
export const composeMessages = (): void =>
  addEventListener('formdata', ({ target, formData }) => {
    const text = formData.get('text');
    if (!(target instanceof HTMLFormElement) || typeof text !== 'string') return;
    const said = text.split(/\r?\n/);
    const fields = target.querySelectorAll<HTMLInputElement>('input[data-line]');
    const lines = [...fields]
      .filter(({ value }) => value.trim() !== '')
      .map(({ dataset, value }) => `${dataset['line']}: ${value.trim()}`)
      .filter((line) => !said.includes(line));
    formData.set('text', [text.trim(), ...lines].join('\n'));
    // Our own business, not that of the site which the form is sent to.
    formData.delete('sourcePage');
  });
