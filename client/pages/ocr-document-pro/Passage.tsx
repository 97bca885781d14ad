import { fieldNumber } from '../../components/document-figure/fieldNumber';
import type { Paper, Piece } from './samples';
import '../../components/document-figure/field-tones.css';

type Props = { pieces: readonly Piece[]; paper: Paper; onPaper?: true };

/** A paragraph with the words of each field highlighted; on the paper, unreadable words are stains. */
export const Passage = ({ pieces, paper, onPaper }: Props) => (
  <p>
    {pieces.map((piece) =>
      typeof piece === 'string' ? (
        <span key={piece}>{piece}</span>
      ) : (
        <label
          key={piece.field}
          htmlFor={`field-${piece.field}`}
          className={piece.lost && (onPaper ? 'ocr-document-pro__lost' : 'blank')}
          data-field={fieldNumber(piece.field)}
          data-tone={paper.fields[piece.field - 1]?.tone}
        >
          <mark>{piece.lost && onPaper ? '\u00a0'.repeat(7) : piece.text}</mark>
        </label>
      ),
    )}
  </p>
);
