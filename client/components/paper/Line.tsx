import type { ReactNode } from 'react';
import { useLang } from '../../document/view';
import { copy } from '../copy';
import './line.css';

/** What holds for all that we read, beside the blank field that proves it; a label leads there. */
export const Line = ({ children }: { children: ReactNode }) => (
  <p className="line">
    <strong>{copy(useLang()).line}</strong> {children}
  </p>
);
