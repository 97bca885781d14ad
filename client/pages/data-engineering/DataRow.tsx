/** A row of data, its cells side by side; those that are wrong, or were, are marked. */
export const DataRow = ({ cells }: { cells: string }) => (
  <code className="data-engineering__row" translate="no">
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
