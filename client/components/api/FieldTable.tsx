import { type ApiField, flatFields } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { DataTable } from '../data-table/DataTable';
import { copy } from './copy';

type Props = { caption: string; fields: readonly ApiField[] };

/** Every field of a request or an answer: its path, type, meaning and example. */
export const FieldTable = ({ caption, fields }: Props) => {
  const lang = useLang();
  const { columns, types, optional, nullable } = copy(lang);
  const typeOf = (field: ApiField) =>
    [types[field.type], field.optional && optional, field.nullable && nullable]
      .filter(Boolean)
      .join(', ');
  return (
    <DataTable
      caption={caption}
      columns={[columns.name, columns.type, columns.meaning, columns.example]}
      rows={flatFields(fields).map((field) => [
        field.name,
        typeOf(field),
        field.meaning[lang],
        field.fields || field.example === undefined ? (
          ''
        ) : (
          <code key={field.name}>{JSON.stringify(field.example)}</code>
        ),
      ])}
    />
  );
};
