import { SaidResult } from '../../components/demo/SaidResult';
import { fieldNumber } from '../../components/document-figure/fieldNumber';
import { useLang } from '../../document/view';
import { copy } from './copy';
import type { Paper } from './samples';
import '../../components/demo/radio-choice.css';
import '../../components/document-figure/field-tones.css';

const textOf = ({ paragraphs }: Paper, at: number): string | undefined =>
  paragraphs
    .flat()
    .flatMap((piece) => (typeof piece === 'object' && piece.field === at ? [piece] : []))
    .map(({ text, lost }) => (lost ? undefined : text))[0];

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

/** The extracted fields; selecting one highlights where it was found. */
export const Fields = ({ paper }: { paper: Paper }) => {
  const { demo: t } = copy(useLang());
  return (
    <fieldset>
      <legend className="display">{t.fields}</legend>
      {paper.fields.map(({ name, tone, value }, index) => {
        const at = index + 1;
        const text = value ?? textOf(paper, at);
        return (
          <div
            key={name}
            className="ocr-document-pro__field"
            data-field={fieldNumber(at)}
            data-tone={tone}
          >
            {/* Named by this label only: the labels on the sheet are for the pointer. */}
            <input
              type="radio"
              id={`field-${at}`}
              name="field"
              aria-labelledby={`field-${at}-name`}
              defaultChecked={at === paper.lit}
            />
            <label id={`field-${at}-name`} htmlFor={`field-${at}`}>
              <span>{name}</span> {text ? <b>{text}</b> : <i>{t.nothing}</i>}
            </label>
          </div>
        );
      })}
      {/* What the marker shows on the sheet. */}
      <SaidResult className="ocr-document-pro__told">
        {paper.fields.map(({ name }, index) => (
          <span key={name} data-field={fieldNumber(index + 1)}>
            {t.marked(placeOf(paper, index + 1))}
          </span>
        ))}
      </SaidResult>
    </fieldset>
  );
};
