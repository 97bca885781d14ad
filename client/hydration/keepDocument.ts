/**
 * Keeps React from emptying the document until the returned function is called, so the reader's elements stay
 * with all that is in them: typed text, focus, selection, open folds and menu, and the place on the page. React
 * removes its tree by `removeChild` of head and body, and the attributes of both and of `<html>`, which are set
 * again.
 */
export const keepDocument = (): (() => void) => {
  const { documentElement, head, body } = document;
  const attributes = [documentElement, head, body].map((of) => [of, [...of.attributes]] as const);
  for (const parent of [head, body]) parent.removeChild = (child) => child;
  return () => {
    for (const parent of [head, body]) Reflect.deleteProperty(parent, 'removeChild');
    for (const [element, own] of attributes)
      for (const { name, value } of own) element.setAttribute(name, value);
  };
};
