import { Fragment } from 'react';
import { type ApiField, type FieldType, flatFields } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { DataTable } from '../data-table/DataTable';
import { copy } from './copy';
import { FieldName } from './FieldName';

type Props = {
  caption: string;
  fields: readonly ApiField[];
};

/** The names of JSON; a URL, a date and a file are strings of a certain form. */
const types: Record<FieldType, string> = {
  string: 'string',
  base64: 'string (base64)',
  url: 'string (URL)',
  date: 'string (yyyy-mm-dd)',
  number: 'number',
  integer: 'integer',
  object: 'object',
  array: 'array',
};

/** All fields of a request or a response: path, type and meaning. The samples have the examples. */
export const FieldTable = ({ caption, fields }: Props) => {
  const lang = useLang();
  const { columns, optional, nullable } = copy(lang);
  const typeOf = (field: ApiField) =>
    [types[field.type], field.optional && optional, field.nullable && nullable]
      .filter(Boolean)
      .join(', ');
  return (
    <DataTable
      kind="fields"
      caption={caption}
      columns={[columns.field, columns.meaning]}
      rows={flatFields(fields).map((field) => [
        <Fragment key="name">
          <FieldName name={field.name} />
          <span className="type">{typeOf(field)}</span>
        </Fragment>,
        field.meaning[lang],
      ])}
    />
  );
};
