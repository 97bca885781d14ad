/** Words of PromQL that stand where a metric could. */
const keywords = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan']);

/** The metrics that an expression asks for, and the labels by which it chooses or groups. */
export const namesIn = (expr: string): { metrics: string[]; labels: string[] } => {
  const selectors = [...expr.matchAll(/\{([^}]*)\}/g)].map(([, inside = '']) => inside);
  const groups = [...expr.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)];
  const rest = expr
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  const words = [...rest.matchAll(/[a-zA-Z_:][\w:]*(?!\s*\(|[\w:])/g)].map(([word]) => word);
  const chosen = selectors.flatMap((inside) =>
    [...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  );
  const grouped = groups.flatMap(([, inside = '']) => inside.split(','));
  return {
    metrics: [...new Set(words.filter((word) => !keywords.has(word.toLowerCase())))],
    labels: [...new Set([...chosen, ...grouped.map((label) => label.trim())])],
  };
};
