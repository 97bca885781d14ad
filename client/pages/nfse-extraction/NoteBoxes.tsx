import type { NfseName } from '../../../shared/apis/nfseExample';
import { noteBox, noteField } from '../../components/document-figure/nfse';
import '../../components/document-figure/field-tones.css';

type Props = { boxes: readonly (readonly [label: string, field: NfseName])[] };

/** Some boxes of the sample invoice, each in the colour that it has there. */
export const NoteBoxes = ({ boxes }: Props) =>
  boxes.map(([label, field]) => {
    const { text } = noteBox(label, field);
    return (
      <span key={field} data-tone={noteField(field).tone} lang="pt-BR">
        {label} <mark className={text === '–' ? 'blank' : undefined}>{text}</mark>
      </span>
    );
  });
