import { timesOf } from '../../../shared/prices/landingPages';

/** The offer that the page sells, as plans and contact know it. */
export const trade = 'landing-page-consultoria';

/** How many contacts the claimed increase makes of one. */
export const contactsOfOne = timesOf(trade);
