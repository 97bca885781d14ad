import { timesOf } from '../../../shared/prices/landingPages';

/** The offer that the page sells, as plans and contact know it. */
export const trade = 'landing-page-consultoria';

/** The number of contacts that one becomes, by the claimed increase. */
export const contactsOfOne = timesOf(trade);
