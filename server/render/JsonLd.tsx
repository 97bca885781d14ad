import type { Graph } from 'schema-dts';

/**
 * Data of schema.org as JSON-LD 1.1. Only the server writes it: under Trusted Types a browser would not
 * let React create the element. `<` is escaped, so that no value can end it.
 */
export const JsonLd = ({ graph }: { graph: Graph }) => (
  <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
);
