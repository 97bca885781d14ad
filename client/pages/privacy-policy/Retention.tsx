import { DataTable } from '../../components/data-table/DataTable';
import { useLang } from '../../document/view';
import { bindNumbers } from './bindNumbers';
import { copy } from './copy';
import '../../components/data-table/fields.css';

/** The retention time of each kind of data, and the reason. */
export const Retention = () => {
  const { caption, columns, rows } = copy(useLang()).retention;
  return (
    <DataTable
      className="data-table data-table--fields"
      caption={caption}
      columns={columns}
      rows={rows.map(({ data, time, why }) => [data, bindNumbers(time), bindNumbers(why)] as const)}
    />
  );
};
