import { useLang } from '../../view';
import { copy } from './copy';
import { Handwriting, Signature } from './Handwriting';
import { receipt } from './samples';

const Options = () => {
  const [partial, refused] = copy(useLang()).features.tick.options;
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 5h16v16H3z" />
        <path className="extractor__cross" d="M0 3l23 20M22 1L1 22" />
      </svg>
      <span>{partial}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 5h16v16H3z" />
      </svg>
      <span>{refused}</span>
    </>
  );
};

const Sheets = () => (
  <svg viewBox="0 0 96 44" aria-hidden="true">
    <path d="M2 2h26v40H2zM35 2h26v40H35zM68 2h26v40H68z" />
    <path
      className="extractor__rows"
      d="M6 14h18M6 21h18M6 28h18M6 35h18M39 14h18M39 21h18M39 28h18M39 35h18M72 14h18M72 21h18"
    />
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
      <>
        <span>{prose.before}</span>
        <mark>{prose.found}</mark>
        <span>{prose.after}</span>
      </>
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
        <span className="extractor__rule" />
      </>
    ),
  };
  return <span className={`extractor__clip extractor__clip--${kind}`}>{clips[kind]()}</span>;
};
