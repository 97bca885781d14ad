import type { ComponentProps } from 'react';
import { Ledger } from './Ledger';
import './named-ledger.css';

/** A ledger whose last row names the works that are folded. */
export const NamedLedger = ({ label, works, maxOpen = 4 }: ComponentProps<typeof Ledger>) => {
  const rest = works.slice(maxOpen);
  return (
    <div>
      <Ledger label={label} works={works.slice(0, maxOpen)} maxOpen={maxOpen} />
      <details className="ledger__rest">
        <summary>{rest.map(({ name }) => name).join('\u00a0· ')}</summary>
        <Ledger label={label} works={rest} maxOpen={rest.length} />
      </details>
    </div>
  );
};
