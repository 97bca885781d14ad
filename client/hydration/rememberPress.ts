/** Remembers the last button that is pressed before the React that it needs. The returned function presses it again. */
export const rememberPress = (): (() => void) => {
  let pressed: HTMLElement | null = null;
  addEventListener(
    'click',
    ({ target }) => {
      pressed = (target as Element).closest<HTMLElement>('button.needs-react') ?? pressed;
    },
    true,
  );
  return () => pressed?.click();
};
