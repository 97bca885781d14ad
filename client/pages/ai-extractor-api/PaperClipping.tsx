import type { ReactNode } from 'react';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { Handwriting, Signature } from './Handwriting';
import { receipt } from './samples';

const Tick = ({ children }: { children?: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    fill="none"
    stroke="var(--extractor-print)"
    aria-hidden="true"
  >
    <path d="M3 5h16v16H3z" strokeWidth="1.5" />
    {children}
  </svg>
);

const Options = () => {
  const [partial, refused] = copy(useLang()).features.tick.options;
  return (
    <>
      <Tick>
        <path stroke="var(--extractor-pen)" strokeWidth="2.6" d="M1 3l21 19M22 2L1 22" />
      </Tick>
      <span>{partial}</span>
      <Tick />
      <span>{refused}</span>
    </>
  );
};

const Sheets = () => (
  <svg
    viewBox="0 0 96 44"
    width="104"
    fill="var(--sheet)"
    stroke="var(--extractor-print)"
    aria-hidden="true"
  >
    <path d="M2 2h26v40H2zM35 2h26v40H35zM68 2h26v40H68z" />
    <path strokeWidth="18" strokeDasharray="2 5" opacity=".55" d="M15 13v23M48 13v23M81 13v9" />
  </svg>
);

/** A paper clipping for each kind of field. */
export const PaperClipping = ({
  kind,
}: {
  kind: 'pen' | 'tick' | 'prose' | 'pages' | 'sign' | 'blank';
}) => {
  const lang = useLang();
  const { prose, blank, pages } = copy(lang).features;
  const clips = {
    pen: () => <Handwriting pen={receipt[lang].pens.time} />,
    tick: () => <Options />,
    prose: () => (
      <span>
        {prose.before}
        <mark>{prose.found}</mark>
        {prose.after}
      </span>
    ),
    pages: () => (
      <>
        <Sheets />
        <span className="visually-hidden">{pages.name}</span>
      </>
    ),
    sign: () => <Signature label={receipt[lang].signature} />,
    blank: () => (
      <>
        <span>{blank.label}</span>
        <svg viewBox="0 0 88 20" width="88" stroke="var(--extractor-print)" aria-hidden="true">
          <path d="M0 19h88" />
        </svg>
      </>
    ),
  };
  return <span>{clips[kind]()}</span>;
};
