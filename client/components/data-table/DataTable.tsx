import type { ReactNode } from 'react';

type Props = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
  /** Names a kind of table with widths of its own. */
  kind?: 'fields' | 'errors' | 'short';
};

/** A table; on a narrow window it scrolls inside itself, by keyboard too, and its caption stays. */
export const DataTable = ({ caption, columns, rows, kind }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus a keyboard could not scroll it
  <section className={kind ? `table table--${kind}` : 'table'} aria-label={caption} tabIndex={0}>
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
        {rows.map(([heading, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change, and two may begin alike
          <tr key={row}>
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
