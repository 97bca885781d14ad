import { SaidResult } from '../../components/demo/SaidResult';
import { fieldNumber } from '../../components/document-figure/fieldNumber';
import { useLang } from '../../document/view';
import { copy } from './copy';
import type { Paper } from './samples';

/** The words on the paper with which a field is found: those before it, and its own. */
const placeOf = ({ paragraphs }: Paper, at: number): string =>
  paragraphs
    .flatMap((pieces) =>
      pieces.flatMap((piece, index) =>
        typeof piece === 'object' && piece.field === at
          ? [`${String(pieces[index - 1]).replace(/^,? /, '')}${piece.text}`]
          : [],
      ),
    )
    .join();

/** What the marker shows on the sheet. */
export const Place = ({ paper }: { paper: Paper }) => {
  const { demo: t } = copy(useLang());
  return (
    <SaidResult className="ocr-document-pro__told">
      {paper.fields.map(({ name }, index) => (
        <span key={name} data-field={fieldNumber(index + 1)}>
          {t.marked(placeOf(paper, index + 1))}
        </span>
      ))}
    </SaidResult>
  );
};
