import { expect, test } from 'vitest';
import { byDay } from '../../support/exhaustive';
import { hydrate, watchedPage } from '../support/browser';
import { startBrowserAndSite } from '../support/browserAndSite';
import { mockWhatsApp } from '../support/whatsapp';

const { browser, origin } = await startBrowserAndSite();

test.each(byDay([true, false]))(
  'from an offer by way of contact to WhatsApp, which learns of the offer (hydrated: %s)',
  async (now) => {
    const { page, complaints } = await watchedPage(browser);
    // A stand-in for WhatsApp, which forwards as the true one does: nothing leaves this machine.
    await page.context().route('https://wa.me/**', (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const query = new URLSearchParams({
        phone: pathname.slice(1),
        ...Object.fromEntries(searchParams),
      });
      return route.fulfill({
        status: 302,
        headers: { location: `https://api.whatsapp.com/send?${query}` },
      });
    });
    await mockWhatsApp(page);
    await page.goto(`${origin}/en/contact?sourcePage=nfse-extraction&plan=Mega`);
    if (now) await hydrate(page);
    const link = page.getByRole('main').locator('a[href^="https://wa.me/"]').first();
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await tab.waitForURL('https://api.whatsapp.com/**');
    const { searchParams } = new URL(tab.url());
    expect(searchParams.get('phone')).toBe('5500900000000');
    expect(searchParams.get('text')).toBe(
      'Hello! I have a question about the NFSe extraction API.\nPlan: Mega',
    );
    expect(await tab.evaluate(() => opener)).toBe(null);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
