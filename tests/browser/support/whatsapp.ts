import type { Page } from 'playwright-core';

/** A stand-in for WhatsApp in all tabs of a reader: nothing of these tests leaves this machine. */
export const mockWhatsApp = async (page: Page): Promise<void> => {
  await page
    .context()
    .route('https://api.whatsapp.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>WhatsApp</h1>' }),
    );
};
