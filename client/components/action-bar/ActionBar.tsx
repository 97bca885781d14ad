import type { PageAction } from '../../pages/load';
import { useLang } from '../../view';
import { copy } from './copy';

/**
 * The page's action at the foot of a phone's window, between the first view and the end, which have buttons of
 * their own.
 */
export const ActionBar = ({ terms, link }: PageAction) => {
  const { byQuote } = copy(useLang());
  return (
    <div className="action-bar">
      <span>{terms ?? byQuote}</span>
      {link}
    </div>
  );
};
