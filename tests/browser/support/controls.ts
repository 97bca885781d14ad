// What several tests press, found by role and name as a visitor finds it.
import type { Locator, Page } from 'playwright-core';

/** A link of the header's menu, also where the menu is closed. */
export const headerLink = (page: Page, name: string): Locator =>
  page
    .getByRole('banner')
    .getByRole('navigation', { includeHidden: true })
    .getByRole('link', { name, exact: true, includeHidden: true });

/** The link of the header to the page in the other language. */
export const languageLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^(English|Português): / });

/** The button that opens the menu on a phone. */
export const menuButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Menu', exact: true });

/** The summary that unfolds the form of the contact page. */
export const contactFormSummary = (page: Page): Locator =>
  page.getByRole('heading', { name: /^(Or write it here|Ou escreva aqui)/ });

/** The summary that unfolds the request builder of an API page. */
export const requestBuilderSummary = (page: Page): Locator =>
  page.getByText(/^(Change this request|Mudar esta requisição)$/);
