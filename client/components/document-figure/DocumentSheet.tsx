import type { Lang, Localized } from '../../../shared/languages';
import { fieldNumber } from './fieldNumber';
import { fieldsOf, partOf, type Sample } from './sample';
import '../demo/radio-choice.css';
import './field-tones.css';

/** How a reader hears the dash of an empty box. */
export const blankWord: Localized<string> = { en: 'blank', pt: 'em branco' };

const boxes = {
  wide: ' document-figure__box--wide',
  most: ' document-figure__box--most',
  third: ' document-figure__box--third',
  sixth: ' document-figure__box--sixth',
};

type Props = { id: string; sample: Sample; lang: Lang };

/** The document: printed boxes; those that are extracted have radio buttons over their text. */
export const DocumentSheet = ({ id, sample, lang }: Props) => {
  const fields = fieldsOf(sample.data);
  return (
    <>
      <p className="document-figure__issuer">
        <strong>{sample.issuer}</strong>
        <br />
        <span>{sample.kind}</span>
      </p>
      <div className="document-figure__boxes tabular">
        {sample.boxes.map((entry, index) => {
          if ('heading' in entry)
            return (
              <div
                key={entry.heading}
                id={`${id}-part-${index}`}
                className="wide document-figure__heading"
              >
                {entry.heading}
              </div>
            );
          const { label, text, field, size } = entry;
          const at = fields.findIndex(({ name }) => name === field) + 1;
          const box = `document-figure__box${size ? boxes[size] : ''}`;
          if (at === 0)
            return (
              <div key={text} className={box}>
                <p>
                  <span>{label}</span>
                  <span>{text}</span>
                </p>
              </div>
            );
          const blank = fields[at - 1]?.json === 'null' ? ' blank' : '';
          const button = `${id}-${fieldNumber(at)}`;
          const part = partOf(sample, entry);
          return (
            <div
              key={field}
              className={box + blank}
              data-field={fieldNumber(at)}
              data-tone={fields[at - 1]?.tone}
            >
              <input
                type="radio"
                id={button}
                name={id}
                defaultChecked={field === sample.lit}
                aria-labelledby={`${button}-words${part === undefined ? '' : ` ${id}-part-${part}`}`}
                aria-describedby={`${button}-data`}
              />
              <label id={`${button}-words`} htmlFor={button}>
                <span>{label}</span>
                <mark aria-hidden={blank ? true : undefined}>{text}</mark>
                {blank && <span className="visually-hidden">{blankWord[lang]}</span>}
              </label>
            </div>
          );
        })}
      </div>
    </>
  );
};
