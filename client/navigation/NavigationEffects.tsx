import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type NavigateOptions,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { closeMenu } from '../layout/closeMenu';
import { contentId } from '../layout/ids';
import { restoreFields, saveFields } from './fields';
import { findSection, focusFollowed, moveFocus, openFolds } from './focus';
import { interceptLinks } from './interceptLinks';
import { prefetchLinks } from './prefetchLinks';
import { restoreScroll, saveScrollPositions, scrollToStart, setCurrentEntry } from './scroll';
import { markShown } from './shownAddress';
import { finishTransition } from './transition';

/** Takes away what describes the first document only; the server writes it, for crawlers. */
const dropDescription = () => {
  const tags = document.querySelectorAll('[property],[type*=ld]');
  for (const tag of tags) tag.remove();
};

/**
 * What a browser does by itself when it loads a document and the router leaves to us: scroll, focus,
 * typed text, the closed menu, and a word to assistive technology that the page has changed.
 */
export const NavigationEffects = ({ title }: { title: string }) => {
  const location = useLocation();
  const navigate = useNavigate();
  // `navigate` is another function at each address; the listener stays the same one, which knows the latest click.
  const follow = useEffectEvent((address: string, options: NavigateOptions) =>
    navigate(address, options),
  );
  const arrival = useNavigationType();
  const [announced, setAnnounced] = useState('');
  const shown = useRef(location);

  useEffect(() => interceptLinks(follow), []);
  useEffect(prefetchLinks, []);
  useEffect(saveScrollPositions, []);
  useEffect(saveFields, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    setCurrentEntry(location.key);
    // An entry that the browser made by itself, for a fragment: it has scrolled there already.
    if (history.state === null) return;
    closeMenu();
    const section = findSection(location.hash);
    openFolds(section);
    const isReturn = arrival === 'POP';
    if (!(isReturn && focusFollowed(location.key)))
      moveFocus(section ?? document.getElementById(contentId));
    if (isReturn) {
      // First, because it may open folds above the scroll position.
      restoreFields(location.key);
      restoreScroll(location.key);
    } else scrollToStart(section);
    finishTransition();
    if (before.pathname === location.pathname && before.search === location.search) return;
    markShown();
    dropDescription();
    // The same title once more would be no change, and so would not be read out.
    setAnnounced((last) => (last === title ? `${title}\u00a0` : title));
  }, [location, arrival, title]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
};
