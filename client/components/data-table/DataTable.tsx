import type { ReactNode } from 'react';

type Props = {
  caption: string;
  columns: readonly string[];
  /** Rows of cells; the first cell of each row is its heading. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
  /** The table's variant, with its own column widths. */
  kind?: 'fields' | 'short';
};

/**
 * A table. On a narrow window it scrolls inside its own box, also by keyboard; its caption does not
 * scroll.
 */
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
