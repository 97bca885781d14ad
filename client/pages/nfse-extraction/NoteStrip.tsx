import type { ReactNode } from 'react';
import type { NfseName } from '../../../shared/apis/nfseExample';
import { noteBox, noteField } from '../../components/document-figure/nfse';
import '../../components/document-figure/field-tones.css';
import '../../components/document-figure/field-figure.drawing.css';

type Props = {
  boxes?: readonly (readonly [label: string, field: NfseName])[];
  /** What else is on it. */
  children?: ReactNode;
};

/** A strip of the sample invoice, an illustration: its boxes have the colors that they have there. */
export const NoteStrip = ({ boxes = [], children }: Props) => (
  <p className="field-figure nfse-extraction__strip" aria-hidden="true" translate="no">
    {boxes.map(([label, field]) => {
      const { text } = noteBox(label, field);
      return (
        <span
          key={field}
          data-tone={noteField(field).tone}
          className={text === '–' ? 'blank' : undefined}
        >
          {label} <mark>{text}</mark>
        </span>
      );
    })}
    {children}
  </p>
);
