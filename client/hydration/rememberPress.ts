/** Buttons that React answers; that of a form with a method (`dialog`, the only one) when the browser accepts its fields. */
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
