import { Fragment } from 'react';
import { type ApiField, type FieldType, flatFields } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { DataTable } from '../data-table/DataTable';
import { copy } from './copy';
import { FieldName } from './FieldName';

type Props = {
  caption: string;
  fields: readonly ApiField[];
  /** Omits the examples, for a narrow column beside the sample request. */
  brief?: boolean;
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

const exampleOf = ({ fields, example }: ApiField) =>
  fields || example === undefined ? (
    ''
  ) : (
    <code key="example" translate="no">
      {JSON.stringify(example)}
    </code>
  );

/** All fields of a request or a response: path, type, meaning and example. */
export const FieldTable = ({ caption, fields, brief }: Props) => {
  const lang = useLang();
  const { columns, optional, nullable } = copy(lang);
  const typeOf = (field: ApiField) =>
    [types[field.type], field.optional && optional, field.nullable && nullable]
      .filter(Boolean)
      .join(', ');
  return (
    <DataTable
      kind={brief ? 'short' : 'fields'}
      caption={caption}
      columns={[columns.field, columns.meaning, ...(brief ? [] : [columns.example])]}
      rows={flatFields(fields).map((field) => [
        <Fragment key="name">
          <FieldName name={field.name} />
          <span className="type">{typeOf(field)}</span>
        </Fragment>,
        field.meaning[lang],
        ...(brief ? [] : [exampleOf(field)]),
      ])}
    />
  );
};
