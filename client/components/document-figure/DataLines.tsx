import type { ReactNode } from 'react';
import { type Lang, languageTag } from '../../../shared/languages';
import { useLang } from '../../document/view';
import { fieldNumber } from './fieldNumber';
import { type Data, type Field, fieldsOf, hasWord } from './sample';
import './field-tones.css';

type Props = {
  id: string;
  data: Data;
  /** The language of the document, and so of the texts read from it. */
  lang: Lang;
};

type ObjectProps = { before?: string; comma?: string; children: ReactNode };

const JsonObject = ({ before = '', comma = '', children }: ObjectProps) => (
  <>
    <span className="document-figure__line">{`${before}{`}</span>
    <span className="document-figure__group">{children}</span>
    <span className="document-figure__line">{`}${comma}`}</span>
  </>
);

/** The data as JSON, one line per field; each line is a label of that field's radio button on the sheet. */
export const DataLines = ({ id, data, lang }: Props) => {
  const foreign = useLang() === lang ? undefined : languageTag[lang];
  const isText = (json: string) => json.startsWith('"') && hasWord(json);
  const all = fieldsOf(data);
  const line = (field: Field, comma: string) => {
    const at = fieldNumber(all.indexOf(field) + 1);
    return (
      <label
        key={field.name}
        id={`${id}-${at}-data`}
        htmlFor={`${id}-${at}`}
        className="document-figure__line"
        data-field={at}
        data-tone={field.tone}
      >
        <span>{`"${field.name}": `}</span>
        <b lang={isText(field.json) ? foreign : undefined}>{field.json + comma}</b>
      </label>
    );
  };
  const lines = (entries: Data): ReactNode =>
    entries.map((entry, place) => {
      const comma = place < entries.length - 1 ? ',' : '';
      if (!('group' in entry)) return line(entry, comma);
      return (
        <JsonObject key={entry.group} before={`"${entry.group}": `} comma={comma}>
          {lines(entry.fields)}
        </JsonObject>
      );
    });
  return <JsonObject>{lines(data)}</JsonObject>;
};
