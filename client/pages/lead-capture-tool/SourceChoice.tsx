import type { ReactNode } from 'react';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { type SourceId, sources } from './data';
import { sheet } from './samples';
import '../../components/demo/radio-choice.css';
import '../../components/demo/choice.css';

/** The icons of the sources: a split post, a search field, a QR code. */
const drawings: Record<SourceId, ReactNode> = {
  instagram: <path d="M3 3h18v18H3zM12 3v18M5.500 17l4-5M14.500 17v-7h4v7" />,
  google: (
    <path d="M16.500 10a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0zM14.500 14.500l6.500 6.500" />
  ),
  qr: (
    <path d="M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM6.500 6.500v.1M17.500 6.500v.1M6.500 17.500v.1M14 14h3v3M21 14v7h-3M14 21v-1" />
  ),
};

/** The radio buttons of the visitor's source. */
export const SourceChoice = () => {
  const lang = useLang();
  const { visits } = sheet[lang];
  return (
    <fieldset className="choice wide lead-capture-tool__sources">
      <legend>{copy(lang).figure.legend}</legend>
      {sources.map((source) => (
        <div key={source}>
          <input
            type="radio"
            id={`from-${source}`}
            name="from"
            value={source}
            defaultChecked={source === sources[0]}
          />
          <label htmlFor={`from-${source}`}>
            <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
              {drawings[source]}
            </svg>
            <strong>{visits[source].source}</strong> <span>{visits[source].seen}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
};
