type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Shows or hides what is wrong with a field; false if the page has no words for it. */
const mark = (field: Field, wrong: boolean): boolean => {
  const fault = document.getElementById(`${field.id}-fault`);
  if (!fault) return false;
  fault.hidden = !wrong;
  field.setAttribute('aria-invalid', String(wrong));
  return true;
};

/**
 * Says at the fields of a form that cannot be sent what is wrong with them, in the page's language. The browser would say
 * it in its own, for some seconds, at one field. This is in the entry script, so that it works even if React has not
 * loaded.
 */
export const showFieldFaults = (): void => {
  addEventListener(
    'invalid',
    (event) => {
      const field = event.target as Field;
      if (!mark(field, true)) return;
      event.preventDefault();
      // The browser does not move the focus either.
      if (field === field.form?.querySelector(':is(input, select, textarea):invalid'))
        field.focus();
    },
    true,
  );
  addEventListener('input', ({ target }) => {
    const field = target as Field;
    if (field.validity?.valid) mark(field, false);
  });
};
