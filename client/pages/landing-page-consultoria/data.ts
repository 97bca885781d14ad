/** The id of the offer that the page sells. */
export const trade = 'landing-page-consultoria';
