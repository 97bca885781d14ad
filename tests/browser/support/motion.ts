import type { Page } from 'playwright-core';

/**
 * What moves in a page, or would on a hover, a focus or a jump: running animations, and the durations
 * of animations and transitions. A duration of a millisecond ends before anybody sees it.
 */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element | null | undefined) =>
      element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : 'nothing';
    const running = document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .map(
        ({ effect }) => `runs: ${name(effect instanceof KeyframeEffect ? effect.target : null)}`,
      );
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    const declared = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const animated = style.animationName !== 'none' && longest(style.animationDuration) > 0.001;
        return [
          ...(animated ? [`animation: ${name(element)}${part}`] : []),
          ...(longest(style.transitionDuration) > 0.001
            ? [`transition: ${name(element)}${part}`]
            : []),
        ];
      }),
    );
    const smooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
    return [...running, ...declared, ...(smooth ? ['smooth scrolling'] : [])];
  });
