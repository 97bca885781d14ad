import { timesOf } from '../../../shared/prices/landingPages';

/** The id of the offer that the page sells. */
export const trade = 'landing-page-consultoria';

/** The number of contacts that one becomes, by the claimed increase. */
export const contactsOfOne = timesOf(trade);
