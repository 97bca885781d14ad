/** A row of data cells; cells that are wrong, or were wrong, are highlighted. */
export const DataRow = ({ cells }: { cells: string }) => (
  <code className="row data-engineering__row" translate="no">
    {cells
      .split(' | ')
      .map((cell) =>
        cell.startsWith('!') ? (
          <mark key={cell}>{cell.slice(1)}</mark>
        ) : (
          <span key={cell}>{cell}</span>
        ),
      )}
  </code>
);
