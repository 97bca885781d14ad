import { TableHead } from '../../components/data-table/DataTable';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { alertId, sources } from './data';
import { type Row, sheet } from './samples';
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

type RowProps = { row: Row; at?: number };

const SheetRow = ({ row, at }: RowProps) => {
  const { columns: names } = copy(useLang()).figure;
  return (
    <tr data-when-a={at}>
      {columns.map((column) => {
        // The name tells a row from the others.
        const Cell = column === 'name' ? 'th' : 'td';
        return (
          <Cell
            key={column}
            scope={column === 'name' ? 'row' : undefined}
            data-tone={at && tones[column]}
            data-name={at && names[column]}
          >
            {row[column]}
          </Cell>
        );
      })}
    </tr>
  );
};

/** The spreadsheet: existing rows, and the new row of the selected visit. */
export const LeadSheet = () => {
  const lang = useLang();
  const { figure: t } = copy(lang);
  const { earlier, visits } = sheet[lang];
  return (
    <table
      className="ground-sheet lead-capture-tool__cells lead-capture-tool__sheet"
      id={alertId}
      tabIndex={-1}
    >
      <caption>{t.sheet}</caption>
      <TableHead columns={columns.map((column) => t.columns[column])} />
      <tbody>
        {earlier.map((row) => (
          <SheetRow key={row.phone} row={row} />
        ))}
        {sources.map((source, at) => (
          <SheetRow key={source} row={visits[source]} at={at + 1} />
        ))}
      </tbody>
    </table>
  );
};
