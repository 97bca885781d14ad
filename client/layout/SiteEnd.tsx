import { Footer } from './Footer';
import { MenuSheet } from './MenuSheet';

/** What stands after the page: the footer, and the menu of a small screen, both with the map of all offers. */
export const SiteEnd = () => (
  <>
    <Footer />
    <MenuSheet />
  </>
);
