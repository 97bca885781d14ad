import type { Page } from 'playwright-core';

/**
 * What moves in a page, or would on a hover, a focus or a jump: running animations, and durations. One of a millisecond
 * ends before anybody sees it.
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
