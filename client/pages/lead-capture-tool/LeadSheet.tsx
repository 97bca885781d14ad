import { TableHead } from '../../components/data-table/DataTable';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { sources } from './data';
import { type Row, sheet } from './samples';
import '../../components/document-figure/field-tones.css';
import './spreadsheet.drawing.css';

const columns = ['time', 'name', 'phone', 'source', 'campaign'] as const;

/** The colour of a column, by who provides its content. */
const tones = {
  time: undefined,
  name: 'sun',
  phone: 'sun',
  source: 'sky',
  campaign: 'sky',
} as const;

type RowProps = { row: Row; from?: string };

const SheetRow = ({ row, from }: RowProps) => {
  const { columns: names } = copy(useLang()).figure;
  return (
    <tr data-from={from}>
      {columns.map((column) => (
        <td key={column} data-tone={from && tones[column]} data-name={names[column]}>
          {row[column]}
        </td>
      ))}
    </tr>
  );
};

/** The spreadsheet: existing rows, and the new row of the selected visit. */
export const LeadSheet = () => {
  const lang = useLang();
  const { figure: t } = copy(lang);
  const { earlier, visits } = sheet[lang];
  return (
    <table className="wide lead-capture-tool__cells lead-capture-tool__sheet">
      <caption>{t.sheet}</caption>
      <TableHead columns={columns.map((column) => t.columns[column])} />
      <tbody>
        {earlier.map((row) => (
          <SheetRow key={row.phone} row={row} />
        ))}
        {sources.map((source) => (
          <SheetRow key={source} row={visits[source]} from={source} />
        ))}
      </tbody>
    </table>
  );
};
