import type { ComponentProps } from 'react';
import { Result } from './Result';
import './said-result.css';

/** What a choice shows in a drawing, said to screen readers, and shown where a magnifier leaves the drawing out of view. */
export const SaidResult = ({ className = '', ...result }: ComponentProps<typeof Result>) => (
  <Result {...result} className={`demo__result--said ${className}`.trimEnd()} />
);
