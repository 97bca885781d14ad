import { type ApiField, type FieldType, flatFields } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import { DataTable } from '../data-table/DataTable';
import { copy } from './copy';
import { FieldName } from './FieldName';
import './field-table.css';
import '../data-table/fields.css';

type Props = {
  caption: string;
  fields: readonly ApiField[];
  /** Whether they are sent: then each says whether it has to be. */
  sent?: true;
};

/** The names of JSON: a URL, a date and a file are strings of a certain form. */
const types: Partial<Record<FieldType, string>> = {
  base64: 'string (base64)',
  url: 'string (URL)',
  date: 'string (yyyy-mm-dd)',
};

/** All fields of a request or a response: path, type and meaning. The samples have the examples. */
export const FieldTable = ({ caption, fields, sent }: Props) => {
  const lang = useLang();
  const t = copy(lang);
  /** When a request has to have a field. */
  const needed = ({ name, insteadOf, optional }: ApiField) => {
    const other = insteadOf ?? fields.find((one) => one.insteadOf === name)?.name;
    if (other) return t.unless(other);
    const needing = fields.find(({ needs }) => needs === name);
    if (needing) return t.requiredWith(needing.name);
    return optional ? t.optional : t.required;
  };
  const typeOf = (field: ApiField) =>
    [
      types[field.type] ?? field.type,
      sent && needed(field),
      field.nullable && t.nullable,
      // It is no field of its own where fields are counted.
      field.fields && t.holds,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <DataTable
      className="data-table data-table--fields"
      caption={caption}
      columns={[t.columns.field, t.columns.meaning]}
      rows={flatFields(fields).map((field) => [
        [
          <FieldName key="name" name={field.name} />,
          <span key="type" className="type">
            {typeOf(field)}
          </span>,
        ],
        field.meaning[lang],
      ])}
    />
  );
};
