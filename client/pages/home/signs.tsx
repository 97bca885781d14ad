import type { Tone } from '../../components/document-figure/sample';

/** The colour of a service, and its sign: what is drawn in lines, and what is filled. */
const sign = (tone: Tone, lines: string, filled = '') => ({
  tone,
  drawing: (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path fill="currentColor" d={filled} />
      <path fill="none" stroke="currentColor" strokeWidth="2" d={lines} />
    </svg>
  ),
});

/** What each service's page is about, small, in the colour of the way on that leads to such services. */
export const signs = {
  // Lanes with the steps of a routine.
  'process-automation': sign(
    'leaf',
    'M2 8h44v32H2zM2 24h44',
    'M6 12h10v8H6zM19 12h10v8H19zM22 28h20v8H22z',
  ),
  // Question and answer.
  'ai-agents': sign('coral', 'M3 6h28v16H13l-6 5v-5H3z', 'M19 26h26v14h-4v5l-6-5H19z'),
  // Sources that flow into one.
  'data-engineering': sign(
    'leaf',
    'M4 8c20 0 16 16 34 16M4 24h34M4 40c20 0 16-16 34-16',
    'M38 14h7v20h-7z',
  ),
  // A receipt whose fields are ticked.
  'ai-extractor-api': sign(
    'sky',
    'M8 3h26v42l-4-3-4 3-5-3-5 3-4-3-4 3zM14 14l3 3 5-6M14 28l3 3 5-6M26 15h4M26 29h4',
  ),
  // A form and its button.
  'lead-capture-tool': sign(
    'sun',
    'M7 4h34v40H7zM13 11h22v6H13zM13 21h22v6H13z',
    'M13 32h22v7H13z',
  ),
  // A link that comes back as another.
  'affiliate-link-generator': sign(
    'sun',
    'M21 30l-6 6a7 7 0 0 1-10-10l8-8a7 7 0 0 1 10 0M27 18l6-6a7 7 0 0 1 10 10l-8 8a7 7 0 0 1-10 0',
  ),
  // Tasks by effort and value: the corner to begin in.
  'ai-consulting': sign('leaf', 'M6 4v38h38M25 8v34M6 23h38', 'M10 8h11v11H10z'),
};
