import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { menuId } from '../layout/Menu';
import { contentId } from '../layout/SkipLink';
import { findSection, moveFocus } from './focus';
import { interceptLinks } from './intercept';
import { rememberScroll, restoreScroll, scrollToStart } from './scroll';

/**
 * What a browser does by itself when it loads a document and the router leaves to us: scroll, focus,
 * the closed menu, and a word to assistive technology that the page has changed.
 */
export const Navigator = ({ title }: { title: string }) => {
  const location = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const [announced, setAnnounced] = useState('');
  const shown = useRef(location.key);

  useEffect(() => interceptLinks((address) => navigate(address)), [navigate]);
  useEffect(rememberScroll, []);

  useLayoutEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    const menu = document.getElementById(menuId);
    if (menu?.matches(':popover-open')) menu.hidePopover();
    const section = findSection(location.hash);
    moveFocus(section ?? document.getElementById(contentId));
    if (arrival === 'POP') restoreScroll();
    else scrollToStart(section);
    setAnnounced(title);
  }, [location, arrival, title]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
};
