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
    </fieldset>
  );
};
