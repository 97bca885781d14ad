import type { ReactNode } from 'react';
import { InlineCode } from '../code/InlineCode';
import type { Tone } from '../document-figure/sample';
import { Section } from '../Section';
import '../document-figure/field-tones.css';
import '../document-figure/field-figure.drawing.css';
import './uses.css';

type Use = {
  name: string;
  text: string;
  /** What of the response it needs, */
  code?: ReactNode;
  /** or boxes of the sample document, in the colours that they have there. */
  boxes?: readonly { name: string; text: string; tone: Tone }[];
};

type Props = {
  title: string;
  uses: readonly Use[];
  /** Whether the boxes are an illustration alone. */
  silent?: true;
};

/** What is done with an API, each with what it needs of the document or the response. */
export const Uses = ({ title, uses, silent }: Props) => (
  <Section id="uses" className="ground-sunken" title={title}>
    <ul className="grid api-uses">
      {uses.map(({ name, text, code, boxes }) => (
        <li key={name} className="stack-2">
          <h3>{name}</h3>
          <p>
            <InlineCode>{text}</InlineCode>
          </p>
          {boxes ? (
            <ul
              className="field-figure ground-sheet api-uses__slip"
              translate="no"
              aria-hidden={silent}
            >
              {boxes.map((box) => (
                <li key={box.name} className="row" data-tone={box.tone}>
                  <code>{box.name}</code> <mark>{box.text}</mark>
                </li>
              ))}
            </ul>
          ) : (
            <p className="code ground-screen">
              <code translate="no">{code}</code>
            </p>
          )}
        </li>
      ))}
    </ul>
  </Section>
);
