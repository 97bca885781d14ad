import type { ReactNode } from 'react';
import { fieldNumber } from './fieldNumber';
import { type Data, type Field, fieldsOf } from './sample';

type Props = { id: string; data: Data };

type ObjectProps = { before?: string; comma?: string; children: ReactNode };

const JsonObject = ({ before = '', comma = '', children }: ObjectProps) => (
  <>
    <span className="reading__line">{`${before}{`}</span>
    <span className="reading__group">{children}</span>
    <span className="reading__line">{`}${comma}`}</span>
  </>
);

/** The data as JSON, one line per field; each line is a label of that field's radio button on the sheet. */
export const DataLines = ({ id, data }: Props) => {
  const all = fieldsOf(data);
  const line = (field: Field, comma: string) => {
    const at = all.indexOf(field) + 1;
    return (
      <label
        key={field.name}
        htmlFor={`${id}-${at}`}
        className="reading__line"
        data-field={fieldNumber(at)}
        data-tone={field.tone}
      >
        <span>{`"${field.name}": `}</span>
        <b>{field.json + comma}</b>
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
