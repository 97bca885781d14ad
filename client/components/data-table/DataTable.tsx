import type { ReactNode } from 'react';

type Props = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
};

/** A table; on a narrow window it scrolls inside itself, by keyboard too, and its caption stays. */
export const DataTable = ({ caption, columns, rows }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus a keyboard could not scroll it
  <section className="table" aria-label={caption} tabIndex={0}>
    <table>
      <caption>
        <span>{caption}</span>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
