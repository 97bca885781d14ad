import type { ReactNode } from 'react';
import { useLang } from '../../document/view';
import { sources } from './data';
import { sheet, type Visit } from './samples';

/** The texts of all visits in one place; CSS shows that of the selected one. */
export const Variants = ({ of }: { of: (visit: Visit) => ReactNode }) => {
  const { visits } = sheet[useLang()];
  return (
    <span className="lead-capture-tool__any">
      {sources.map((source) => (
        <span key={source} data-from={source}>
          {of(visits[source])}
        </span>
      ))}
    </span>
  );
};
