import { TableHead } from '../data-table/DataTable';
import './dials.css';

type Props = {
  caption: string;
  /** The headings: what has a price, its low end, its high end. */
  columns: readonly string[];
  /** What moves the price, with what costs less and what costs more. */
  rows: readonly (readonly string[])[];
};

/** What moves a price: a table whose rows are dials between a low and a high end. */
export const Dials = ({ caption, columns, rows }: Props) => (
  <div className="dials">
    <table>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([heading, ...ends]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {ends.map((end) => (
              <td key={end}>
                <span>{end}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
