import type { ReactNode } from 'react';
import type { NfseName } from '../../../shared/apis/nfseExample';
import { noteBox, noteField } from '../../components/document-figure/nfse';

/** A strip of paper above a name, an illustration. */
export const Strip = ({ children }: { children: ReactNode }) => (
  <p className="field-figure tabular nfse__strip" aria-hidden="true" translate="no">
    {children}
  </p>
);

type Props = {
  boxes: readonly (readonly [label: string, field: NfseName])[];
  /** What is read from them. */
  children?: ReactNode;
};

/** Some boxes of the sample invoice, with the colors that they have on it. */
export const NoteStrip = ({ boxes, children }: Props) => (
  <Strip>
    {boxes.map(([label, field]) => {
      const { json, tone } = noteField(field);
      return (
        <span key={field} data-tone={tone} className={json === 'null' ? 'blank' : undefined}>
          <span>{label}</span> <mark>{noteBox(label, field).text}</mark>
        </span>
      );
    })}
    {children}
  </Strip>
);
