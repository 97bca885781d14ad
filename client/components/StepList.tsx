import type { ReactNode } from 'react';
import './steps/steps.css';

type Props = {
  items: readonly (string | { title: string; text: ReactNode })[];
  className?: string;
};

/** Numbered steps, each of them a sentence, or a title with its text. */
export const StepList = ({ items, className = 'steps' }: Props) => (
  <ol className={className}>
    {items.map((item) =>
      typeof item === 'string' ? (
        <li key={item}>{item}</li>
      ) : (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ),
    )}
  </ol>
);
