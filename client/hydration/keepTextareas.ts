/**
 * Keeps React from writing into textareas until the returned function is called. While it hydrates one, React
 * writes its default text into it: what the reader has typed would be lost, and writing it again would move the
 * caret, drop the selection and end a composition, as phone keyboards make one of each word. React leaves the
 * values of all other fields as they are.
 */
export const keepTextareas = (): (() => void) => {
  const areas = document.querySelectorAll('textarea');
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  for (const area of areas) Object.defineProperty(area, 'value', { ...value, set: () => {} });
  return () => {
    for (const area of areas) Reflect.deleteProperty(area, 'value');
  };
};
