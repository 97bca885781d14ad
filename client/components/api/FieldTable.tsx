import { type ApiField, type FieldType, flatFields } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { DataTable } from '../data-table/DataTable';
import { copy } from './copy';
import { FieldName } from './FieldName';

type Props = {
  caption: string;
  fields: readonly ApiField[];
};

/** The names of JSON: a URL, a date and a file are strings of a certain form. */
const types: Partial<Record<FieldType, string>> = {
  base64: 'string (base64)',
  url: 'string (URL)',
  date: 'string (yyyy-mm-dd)',
};

/** All fields of a request or a response: path, type and meaning. The samples have the examples. */
export const FieldTable = ({ caption, fields }: Props) => {
  const lang = useLang();
  const t = copy(lang);
  /** When a request has to have a field; nothing where always, or where its meaning says so. */
  const needed = ({ name, insteadOf, optional }: ApiField) => {
    const other = insteadOf ?? fields.find((one) => one.insteadOf === name)?.name;
    if (other) return t.unless(other);
    return optional && !fields.some(({ needs }) => needs === name) && t.optional;
  };
  const typeOf = (field: ApiField) =>
    [types[field.type] ?? field.type, needed(field), field.nullable && t.nullable]
      .filter(Boolean)
      .join(', ');
  return (
    <DataTable
      kind="fields"
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
