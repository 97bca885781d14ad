import type { ReactNode } from 'react';
import { useLang } from '../../view';
import { sources } from './data';
import { sheet, type Visit } from './samples';

/** What each visit puts in one place, all in that place; the style shows the one that is chosen. */
export const Variants = ({ of }: { of: (visit: Visit) => ReactNode }) => {
  const { visits } = sheet[useLang()];
  return (
    <span className="capture__any">
      {sources.map((source) => (
        <span key={source} data-from={source}>
          {of(visits[source])}
        </span>
      ))}
    </span>
  );
};
