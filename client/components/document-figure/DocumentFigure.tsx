import type { ReactNode } from 'react';
import { type Lang, languageTag } from '../../../shared/languages';
import { useLang } from '../../document/view';
import { copy } from '../copy';
import { Bird } from '../paper/Bird';
import { DataLines } from './DataLines';
import { blankWord, DocumentSheet } from './DocumentSheet';
import { fieldNumber } from './fieldNumber';
import { boxOf, fieldsOf, hasWord, nameOf, type Sample } from './sample';
import '../demo/radio-choice.css';
import './field-figure.drawing.css';
import '../paper/sheet.css';
import '../paper/stamp.css';
import '../code/code.css';
import './document-figure.drawing.css';

type Props = {
  /** Prefix of the field ids. */
  id: string;
  sample: Sample;
  /** The language of the document. */
  lang?: Lang;
  /** Explains what selecting a field does. */
  legend: string;
  dataTitle: string;
  /** Whether the caption begins with what the brand says of a blank field. */
  line?: true;
  caption: string;
  /** The data as a spreadsheet, and the choice between that and JSON, where both are shown. */
  views?: ReactNode;
  /** `document-figure--strip` and `document-figure--whole`, on pages with those stylesheets. */
  className?: string;
};

/**
 * A document and the data read from it. Each field is a radio button on the sheet and a second label of
 * it in the data, so that selecting either highlights both without script, and the bird on the sheet says what it has.
 * It calls the fields of a document in another language by their names in the data.
 */
export const DocumentFigure = ({
  id,
  sample,
  lang = 'pt',
  legend,
  dataTitle,
  line,
  caption,
  views,
  className = '',
}: Props) => {
  const own = useLang();
  const foreign = own !== lang;
  const words = copy(own);
  return (
    <figure className={`field-figure document-figure ${className}`.trimEnd()}>
      <fieldset className="document-figure__sheet sheet ground-sheet">
        <legend className="visually-hidden">{legend}</legend>
        <Bird live>
          {fieldsOf(sample.data).map(({ name, json }, index) => {
            const box = boxOf(sample, name);
            return (
              <span key={name} data-field={fieldNumber(index + 1)}>
                {box && (
                  <>
                    <span translate={foreign ? 'no' : undefined}>
                      {`${foreign ? name : nameOf(sample, box)}:`}
                    </span>{' '}
                    <b lang={foreign && hasWord(box.text) ? languageTag[lang] : undefined}>
                      {json === 'null' ? blankWord[own] : box.text}
                    </b>
                  </>
                )}
              </span>
            );
          })}
        </Bird>
        <div lang={languageTag[lang]}>
          <DocumentSheet id={id} sample={sample} lang={lang} />
        </div>
        {/* The component would be one more file for one element. */}
        <p className="stamp">{words.sample}</p>
      </fieldset>
      <div className="code ground-screen document-figure__data">
        <p>{dataTitle}</p>
        {views}
        <code translate="no">
          <DataLines id={id} data={sample.data} lang={lang} />
        </code>
      </div>
      <figcaption className="wide">
        {line && <p className="display">{words.line}</p>}
        <p>{caption}</p>
      </figcaption>
    </figure>
  );
};
