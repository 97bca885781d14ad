type Row = { name: string; value: string; found?: boolean; state?: string };

/** The lines of a source, each with a name and a value; lines that the agent used are highlighted. */
export const SourceRows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="tabular ai-agents__lines">
    {rows.map(({ name, value, found, state }) => (
      <div key={name} data-found={found || undefined} data-state={state}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
