import type { ReactNode } from 'react';
import { useLang } from '../../view';
import { copy } from './copy';

/** The main action of a page. */
export type PageAction = {
  /** What it costs; by quote where nothing is said. */
  terms?: string;
  /** The link, with the class `button`. */
  link: ReactNode;
};

/**
 * The page's action at the foot of a phone's window, between the first view and the end, which have buttons of
 * their own.
 */
export const ActionBar = ({ terms, link }: PageAction) => {
  const { byQuote } = copy(useLang());
  return (
    <div className="action-bar">
      {terms ?? byQuote}
      {link}
    </div>
  );
};
