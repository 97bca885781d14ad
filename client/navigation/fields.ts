import { openFolds } from './focus';
import { currentEntry } from './scroll';

/** Fields that React leaves to the browser: those of a form that the browser submits. */
const selector = 'form[action] :is(input:not([type=hidden]), textarea)[id]';

/** What the reader typed, by the key of the history entry and the id of the field. In memory only. */
const typed = new Map<string, Map<string, string>>();

const remember = (field: EventTarget | null): void => {
  if (!(field instanceof Element && field.matches(selector))) return;
  const { id, value } = field as HTMLInputElement | HTMLTextAreaElement;
  const own = typed.get(currentEntry()) ?? new Map<string, string>();
  typed.set(currentEntry(), own.set(id, value));
};

/** Remembers what the reader has typed on the page of each entry, from now on and before hydration. */
export const saveFields = (): (() => void) => {
  const listen = ({ target }: Event) => remember(target);
  for (const field of document.querySelectorAll<HTMLInputElement>(selector))
    if (field.value !== field.defaultValue) remember(field);
  addEventListener('input', listen);
  return () => removeEventListener('input', listen);
};

/** Back and forward return to what the reader typed, and show it. */
export const restoreFields = (key: string): void => {
  for (const [id, value] of typed.get(key) ?? []) {
    const field = document.getElementById(id);
    if (!field?.matches(selector)) continue;
    (field as HTMLInputElement | HTMLTextAreaElement).value = value;
    openFolds(field);
  }
};
