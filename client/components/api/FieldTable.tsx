import { Fragment } from 'react';
import { type ApiField, flatFields } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { DataTable } from '../data-table/DataTable';
import { copy } from './copy';
import { FieldName } from './FieldName';

type Props = { caption: string; fields: readonly ApiField[] };

/** Every field of a request or an answer: its path with its type below it, its meaning and example. */
export const FieldTable = ({ caption, fields }: Props) => {
  const lang = useLang();
  const { columns, types, optional, nullable } = copy(lang);
  const typeOf = (field: ApiField) =>
    [types[field.type], field.optional && optional, field.nullable && nullable]
      .filter(Boolean)
      .join(', ');
  return (
    <DataTable
      kind="fields"
      caption={caption}
      columns={[columns.field, columns.meaning, columns.example]}
      rows={flatFields(fields).map((field) => [
        <Fragment key="name">
          <FieldName name={field.name} />
          <span className="type">{typeOf(field)}</span>
        </Fragment>,
        field.meaning[lang],
        field.fields || field.example === undefined ? (
          ''
        ) : (
          <code key="example" translate="no">
            {JSON.stringify(field.example)}
          </code>
        ),
      ])}
    />
  );
};
