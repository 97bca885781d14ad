// A phone: small, touched, and four times slower than this machine.
import { setTimeout as pause } from 'node:timers/promises';
import { watchPage } from './observe.mjs';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const slowdown = 4;

/** Opens an address on a fresh phone; resolves when it is loaded and at rest. */
export const visit = async (browser, url) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await watchPage(page);
  await page.goto(url, { waitUntil: 'load' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await pause(300);
  return { page, close: () => context.close() };
};

const isThere = () => performance.getEntriesByName('hydrated').length > 0;

/** Resolves when React has come, after whatever began to bring it. */
export const hydrated = (page) => page.waitForFunction(isThere, undefined, { timeout: 20_000 });

/** Brings React by a key that does nothing else. */
export const signalIntent = (page) => page.keyboard.press('Shift');

/** Long enough for a frame and its report at that speed, in milliseconds. */
export const settle = () => pause(350);
