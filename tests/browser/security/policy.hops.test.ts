import { expect, test } from 'vitest';
import { watchedPage } from '../support/browser';
import { browser, origin } from '../support/browserAndSite';
import { openDetails } from '../support/openDetails';
import { externalSite, mockExternalSite } from '../support/otherSites';
import { visit } from '../support/visit';

/** Opens the contact form with a mock of WhatsApp that redirects. */
const openBefore = async (hop: string) => {
  const { page, complaints } = await visit('/en/contact');
  const externalRequests = await mockExternalSite(page);
  const context = page.context();
  await context.route('https://api.whatsapp.com/**', (route) =>
    route.fulfill({ status: 302, headers: { location: hop } }),
  );
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>WhatsApp</h1>' }),
  );
  await openDetails(page);
  return { context, complaints, externalRequests, send: () => page.locator('form button').click() };
};

test('the contact form follows a redirect between the hosts of WhatsApp', async () => {
  const { context, send, complaints } = await openBefore('https://wa.me/5500900000000');
  const [tab] = await Promise.all([context.waitForEvent('page'), send()]);
  await tab.waitForURL('https://wa.me/**');
  expect(await tab.locator('h1').innerText()).toBe('WhatsApp');
  expect(complaints).toEqual([]);
});

test('form-action blocks a redirect of the contact form to another site', async () => {
  const { context, send, complaints, externalRequests } = await openBefore(
    `${externalSite}/planted`,
  );
  await send();
  const report = 'policy report: form-action refuses https://api.whatsapp.com/send';
  await expect.poll(() => complaints.join('\n')).toContain(report);
  expect(externalRequests).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});

test('frame-ancestors blocks a frame of another site', async () => {
  // A page that has visited the site would show the frame in another process, whose console is not read.
  const { page, complaints } = await watchedPage(browser);
  await page.setContent(`<iframe src="${origin}/en/contact"></iframe>`);
  await expect.poll(() => complaints.join('\n')).toContain('frame-ancestors');
  expect(page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
  await page.context().close();
});
