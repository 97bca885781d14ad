import type { ReactNode } from 'react';
import { type Lang, languageTag } from '../../../shared/languages';
import { DataLines } from './DataLines';
import { DocumentSheet } from './DocumentSheet';
import type { Sample } from './sample';
import '../demo/radio-choice.css';
import './field-figure.drawing.css';
import '../paper/sheet.css';
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
  caption: string;
  /** The data as a spreadsheet, and the choice between that and JSON, where both are shown. */
  views?: ReactNode;
  /** Whether a phone shows the selected line alone, above the sheet; for pages with the stylesheet strip.drawing.css. */
  strip?: true;
  /** What sits on the sheet. */
  children?: ReactNode;
};

/**
 * A document and the data read from it. Each field is a radio button on the sheet and a second label of
 * it in the data, so that selecting either highlights both without script.
 */
export const DocumentFigure = ({
  id,
  sample,
  lang = 'pt',
  legend,
  dataTitle,
  caption,
  views,
  strip,
  children,
}: Props) => (
  <figure className={`field-figure document-figure${strip ? ' document-figure--strip' : ''}`}>
    <fieldset className="document-figure__sheet sheet ground-sheet">
      <legend className="visually-hidden">{legend}</legend>
      {children}
      <div lang={languageTag[lang]}>
        <DocumentSheet id={id} sample={sample} lang={lang} />
      </div>
    </fieldset>
    <div className="code ground-screen document-figure__data">
      <p>{dataTitle}</p>
      {views}
      <code translate="no">
        <DataLines id={id} data={sample.data} lang={lang} />
      </code>
    </div>
    <figcaption className="wide">{caption}</figcaption>
  </figure>
);
