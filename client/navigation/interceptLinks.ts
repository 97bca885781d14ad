import { loadPage } from '../pages/load';
import { findLink } from './findLink';
import { findRoute } from './findRoute';
import { saveFollowed } from './focus';
import { withTransition } from './transition';

/** The router's: a new history entry, or another address for the present one. */
type Navigate = (address: string, options: { replace: boolean }) => void;

const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The address without its fragment. */
const addressOf = ({ pathname, search }: URL | Location): string => pathname + search;

/**
 * Turns clicks on links to pages of this site into navigations in the client. Links stay plain
 * links: whatever is not understood here, or fails to load, is left to the browser.
 */
export const interceptLinks = (navigate: Navigate): (() => void) => {
  // Of two clicks the later one counts, however long the page of the first takes to come.
  let latestClick = 0;
  const cancelPending = () => {
    latestClick += 1;
  };
  const navigateTo = (address: string) => {
    // An address that is shown already gets no second entry.
    const replace = address === addressOf(location) + location.hash;
    const go = () => navigate(address, { replace });
    // A section of the page being read is scrolled to; another page comes in place of this one.
    if (address.split('#', 1)[0] === addressOf(location)) go();
    else withTransition(go);
  };
  const follow = (event: MouseEvent) => {
    const link = plainClick(event) ? findLink(event.target) : undefined;
    if (!link) return;
    latestClick += 1;
    const clickId = latestClick;
    const url = new URL(link.href);
    // A fragment of the page being read needs no decision: its address has been decided.
    if (url.hash && addressOf(url) === addressOf(location)) {
      event.preventDefault();
      navigateTo(addressOf(url) + url.hash);
      return;
    }
    const target = findRoute(url);
    if (!target) return;
    event.preventDefault();
    saveFollowed(link);
    loadPage(target.page).then(
      () => clickId === latestClick && navigateTo(target.address),
      () => clickId === latestClick && location.assign(url),
    );
  };
  document.addEventListener('click', follow);
  addEventListener('popstate', cancelPending);
  // Leaving cuts off what is being fetched; that failure must not lead elsewhere.
  addEventListener('pagehide', cancelPending);
  return () => {
    document.removeEventListener('click', follow);
    removeEventListener('popstate', cancelPending);
    removeEventListener('pagehide', cancelPending);
  };
};
