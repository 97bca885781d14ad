import type { ReactNode } from 'react';
import { useLang } from '../../document/view';
import { sources } from './data';
import { sheet, type Visit } from './samples';

/** The texts of all visits in one place; that of the selected one is shown. */
export const Variants = ({ of }: { of: (visit: Visit) => ReactNode }) => {
  const { visits } = sheet[useLang()];
  return (
    <span className="overlay">
      {sources.map((source, at) => (
        <span key={source} data-when-a={at + 1}>
          {of(visits[source])}
        </span>
      ))}
    </span>
  );
};
