import { type ApiField, flatFields } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import { DataTable } from '../data-table/DataTable';
import { copy } from './copy';
import { FieldName } from './FieldName';
import { fieldType } from './fieldType';
import './field-table.css';
import '../data-table/fields.css';

type Props = {
  caption: string;
  fields: readonly ApiField[];
  /** Whether they are sent: then each says whether it has to be. */
  sent?: true;
};

/** All fields of a request or a response: path, type and meaning. The samples have the examples. */
export const FieldTable = ({ caption, fields, sent }: Props) => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <DataTable
      className="data-table data-table--fields"
      caption={caption}
      columns={[t.columns.field, t.columns.meaning]}
      rows={flatFields(fields).map((field) => [
        [
          <FieldName key="name" name={field.name} />,
          <span key="type" className="type">
            {fieldType(field, lang, sent && fields)}
          </span>,
        ],
        field.meaning[lang],
      ])}
    />
  );
};
