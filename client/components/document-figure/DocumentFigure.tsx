import { type Lang, languageTag } from '../../../shared/languages';
import { DataLines } from './DataLines';
import { DocumentSheet } from './DocumentSheet';
import type { Sample } from './sample';

type Props = {
  /** Begins the ids of its fields. */
  id: string;
  sample: Sample;
  /** The language that the paper is written in. */
  lang?: Lang;
  /** Says what choosing a field does. */
  legend: string;
  dataTitle: string;
  caption: string;
};

/**
 * A document and, beside it, the data read from it. Each field is a radio button on the sheet and a
 * label of that button in the data, so that pointer, focus, keys and touch light both, without script.
 */
export const DocumentFigure = ({ id, sample, lang = 'pt', legend, dataTitle, caption }: Props) => (
  <figure className="reading">
    <fieldset className="reading__sheet">
      <legend className="visually-hidden">{legend}</legend>
      <div lang={languageTag[lang]}>
        <DocumentSheet id={id} sample={sample} />
      </div>
    </fieldset>
    <div className="code reading__data">
      <p>{dataTitle}</p>
      <code translate="no">
        <DataLines id={id} data={sample.data} />
      </code>
    </div>
    <figcaption>{caption}</figcaption>
  </figure>
);
