import type { Tone } from '../../components/document-figure/sample';

/** The colour of a service, and its sign in paper and speech: what is blank, what is in the colour, and the lines. */
const sign = (tone: Tone, blank: string, filled: string, lines: string) => ({
  tone,
  drawing: (
    <svg viewBox="0 0 56 48" aria-hidden="true" fill="none" stroke="var(--on-sheet)">
      <path fill="var(--sheet)" d={blank} />
      <path fill="var(--tone)" d={filled} />
      <path d={lines} />
    </svg>
  ),
});

/** What each service's page is about, small, in the colour of the way on that leads to such services. */
export const signs = {
  // Question and answer.
  'ai-agents': sign(
    'coral',
    'M9 3h20a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6H3V9a6 6 0 0 1 6-6z',
    'M27 25h20a6 6 0 0 1 6 6v13H27a6 6 0 0 1-6-6v-7a6 6 0 0 1 6-6z',
    'M10 9h18M10 15h10M28 32h18M28 38h13',
  ),
  // Sources that flow into one.
  'data-engineering': sign(
    'leaf',
    'M3 3h14v11H3zM3 18h14v11H3zM3 33h14v11H3z',
    'M35 11h18v26H35z',
    'M17 8c10 0 8 15 18 15M17 24h18M17 39c10 0 8-14 18-14M39 18h10M39 24h10M39 30h6',
  ),
  // A receipt whose fields are read.
  'ai-extractor-api': sign(
    'sky',
    'M12 2h32v43l-5-4-5 4-6-4-6 4-5-4-5 4z',
    'M17 13h14v6H17zM17 23h22v6H17zM17 33h10v6H17z',
    'M17 8h22M35 16h4M31 36h8',
  ),
  // A form, and its line in the spreadsheet.
  'lead-capture-tool': sign(
    'sun',
    'M3 4h24v40H3zM33 14h20v21H33z',
    'M8 32h14v7H8zM33 21h20v7H33z',
    'M8 9h14v6H8zM8 20h14v6H8zM27 24h6M43 14v21',
  ),
  // A link that comes back as another.
  'affiliate-link-generator': sign(
    'sun',
    'M3 5h33v13H3z',
    'M20 30h33v13H20z',
    'M8 12h19M25 37h22M40 12h6v15m-4-4 4 4 4-4',
  ),
  // The tasks of a list that are for AI.
  'ai-consulting': sign(
    'leaf',
    'M9 2h38v44H9z',
    'M13 8h30v9H13zM13 29h30v9H13z',
    'M17 12h18M17 23h21M17 33h14M17 42h19',
  ),
};
