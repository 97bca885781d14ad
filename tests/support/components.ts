import { createElement, type ReactElement, Suspense } from 'react';

/** A document that cannot be rendered. */
export const failing = (message: string): ReactElement =>
  createElement(() => {
    throw new Error(message);
  });

/** Text that suspends for some milliseconds, or for ever. */
const delayedText = (milliseconds: number | undefined): ReactElement => {
  let ready = false;
  const wait = new Promise<void>((resolve) => {
    if (milliseconds === undefined) return;
    setTimeout(() => {
      ready = true;
      resolve();
    }, milliseconds).unref();
  });
  return createElement(() => {
    if (!ready) throw wait;
    return 'the end';
  });
};

const html = (content: ReactElement): ReactElement =>
  createElement('html', { lang: 'en' }, createElement('body', null, 'the beginning ', content));

/** A document that cannot be sent before the delay has passed. */
export const slow = (milliseconds?: number): ReactElement => html(delayedText(milliseconds));

/** A document whose beginning is sent at once and whose end after the delay. */
export const trickling = (milliseconds?: number): ReactElement =>
  html(createElement(Suspense, { fallback: 'wait' }, delayedText(milliseconds)));
