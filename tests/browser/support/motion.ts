import type { Page } from 'playwright-core';

/**
 * Running animations of a page, durations of more than a millisecond, and smooth scrolling.
 */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(
        ({ playState, timeline: own }) => playState === 'running' && own === document.timeline,
      )
      .map(({ id, effect }) => `runs: ${id} ${JSON.stringify(effect?.getTiming())}`);
    const lasting = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].flatMap((part) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(
          element,
          part,
        );
        const durations = `${animationName === 'none' ? 0 : animationDuration},${transitionDuration}`;
        return durations.split(',').some((duration) => Number.parseFloat(duration) > 0.001)
          ? [`${element.localName}.${element.getAttribute('class')}${part}: ${durations}`]
          : [];
      }),
    );
    const smooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
    return [...running, ...lasting, ...(smooth ? ['smooth scrolling'] : [])];
  });
