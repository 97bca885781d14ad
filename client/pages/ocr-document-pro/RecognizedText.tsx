import { useRef } from 'react';
import { CopyButton } from '../../components/code/CopyButton';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { Passage } from './Passage';
import type { Paper, Piece } from './samples';

const plain = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** The recognized text, to be selected, or copied by a button where script runs. */
export const RecognizedText = ({ paper }: { paper: Paper }) => {
  const { demo: t } = copy(useLang());
  const typed = useRef<HTMLDivElement>(null);
  const lines = [paper.title, ...paper.paragraphs.map(plain), paper.signed];
  return (
    <div className="stack-2">
      <h3>{t.text}</h3>
      <div ref={typed} className="stack-3 box ground-sheet">
        <p className="strong">{paper.title}</p>
        {paper.paragraphs.map((pieces) => (
          <Passage key={plain(pieces)} pieces={pieces} paper={paper} />
        ))}
        <p>{paper.signed}</p>
      </div>
      <div className="row ocr-document-pro__copy">
        <p className="small">{t.select}</p>
        <CopyButton text={lines.join('\n\n')} label={t.text} of={typed} />
      </div>
    </div>
  );
};
