import { fetchPage } from '../pages/show';
import { findTarget } from './target';

const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Turns clicks on links to pages of this site into navigations in the client. Links stay plain
 * links: whatever is not understood here, or fails to load, is left to the browser.
 */
export const interceptLinks = (navigate: (address: string) => void): (() => void) => {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || !plainClick(event) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin) return;
    const here = url.pathname + url.search === location.pathname + location.search;
    // A fragment of the page being read: scrolling to it is the browser's own work.
    if (here && url.hash) return;
    const target = findTarget(url);
    if (!target) return;
    event.preventDefault();
    fetchPage(target.page).then(
      () => navigate(target.address),
      () => location.assign(url),
    );
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
};
