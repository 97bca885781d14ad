import type { ReactNode } from 'react';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../document/view';
import { copy } from './copy';
import './specimen.drawing.css';

type Props = {
  words: { name: string; text: string };
  /** The extracted value. */
  value: string;
  children: ReactNode;
};

/** A paper clipping, its extracted value, and the use of that value. */
export const Specimen = ({ words, value, children }: Props) => (
  <li className="stack-3">
    <p className="ground-sheet ai-extractor-api__change">
      {children}
      <span className="visually-hidden">{` ${copy(useLang()).features.becomes} `}</span>
      <code translate="no">{value}</code>
    </p>
    <div className="stack-2">
      <h3>{words.name}</h3>
      <p>
        <InlineCode>{words.text}</InlineCode>
      </p>
    </div>
  </li>
);
