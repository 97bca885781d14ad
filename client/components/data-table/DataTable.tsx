import { type ReactNode, useEffect, useRef, useState } from 'react';
import './data-table.css';

type Props = {
  caption: string;
  columns: readonly string[];
  /** Rows of cells; the first cell of each row is its heading. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
  /** A variant with its own column widths has another class. */
  className?: string;
};

/** The head of a table: a heading for each column. */
export const TableHead = ({ columns }: Pick<Props, 'columns'>) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

/**
 * A table. On a narrow window it scrolls inside its own box, also by keyboard; its caption does not
 * scroll. The box is a landmark and a tab stop only where it scrolls; without script always.
 */
export const DataTable = ({ caption, columns, rows, className = 'data-table' }: Props) => {
  const box = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const isWide = element.scrollWidth > element.clientWidth;
      // Without its tab stop it would lose the focus.
      setScrolls(isWide || element === document.activeElement);
    });
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  const region = scrolls ? { 'aria-label': caption, tabIndex: 0 } : {};
  return (
    <section className={className} ref={box} {...region}>
      <table>
        <caption>
          <span>{caption}</span>
        </caption>
        <TableHead columns={columns} />
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
};
