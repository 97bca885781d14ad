/**
 * Buttons that do nothing without React. A form with `method` is one that submits to a dialog: without React it only checks
 * its fields, and its button counts once all of them are valid.
 */
const buttons = 'button.needs-react,[method]:valid button';

/** Remembers the last button that is pressed before the React that it needs. The returned function presses it again. */
export const rememberPress = (): (() => void) => {
  let pressed: HTMLElement | null = null;
  addEventListener(
    'click',
    ({ target }) => {
      pressed = (target as Element).closest<HTMLElement>(buttons) ?? pressed;
    },
    true,
  );
  return () => pressed?.click();
};
