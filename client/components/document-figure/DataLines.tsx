import { type Data, type Field, fieldsOf } from './sample';

type Props = { id: string; data: Data };

type LineProps = { button: string; at: number; field: Field; comma: boolean; inner?: boolean };

const Line = ({ button, at, field, comma, inner = false }: LineProps) => (
  <label
    htmlFor={button}
    className={`reading__line${inner ? ' reading__line--inner' : ''}`}
    data-field={at}
    data-tone={field.tone}
  >
    <span>{`"${field.name}": `}</span>
    <b>
      <span>{field.json}</span>
      {comma && <i>,</i>}
    </b>
  </label>
);

/** The data as JSON, one line per field; each line is a label of that field's radio button on the sheet. */
export const DataLines = ({ id, data }: Props) => {
  const fields = fieldsOf(data);
  const line = (field: Field, comma: boolean, inner?: boolean) => {
    const at = fields.indexOf(field) + 1;
    return (
      <Line
        key={field.name}
        button={`${id}-${at}`}
        at={at}
        field={field}
        comma={comma}
        inner={inner ?? false}
      />
    );
  };
  return (
    <>
      <span className="reading__brace">{'{'}</span>
      {data.map((entry, place) => {
        const comma = place < data.length - 1;
        if (!('group' in entry)) return line(entry, comma);
        return (
          <span key={entry.group} className="reading__group">
            <span className="reading__line">{`"${entry.group}": {`}</span>
            {entry.fields.map((field, inner) => line(field, inner < entry.fields.length - 1, true))}
            <span className="reading__line">{comma ? '},' : '}'}</span>
          </span>
        );
      })}
      <span className="reading__brace">{'}'}</span>
    </>
  );
};
