type Row = { name: string; value: string; found?: boolean; state?: string };

/** Lines of a source: a name, and what stands there; what was found is marked. */
export const SourceRows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="agents__lines">
    {rows.map(({ name, value, found, state }) => (
      <div key={name} data-found={found || undefined} data-state={state}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
