import { useLang } from '../../document/view';
import { copy } from './copy';
import { type Clip, drawer, type Word } from './samples';
import '../../components/demo/radio-choice.css';
import '../../components/demo/choice.css';
import './drawer.drawing.css';

const wordsOf = (line: readonly Clip[]): string =>
  line.flatMap((clip) => (typeof clip === 'string' ? [] : [clip.word])).join(' ');

const Slip = ({ line }: { line: readonly Clip[] }) => (
  <span className="ocr-document-pro__slip">
    <span>
      {line.map((clip) =>
        typeof clip === 'string' ? (
          <span key={clip}>{clip}</span>
        ) : (
          <mark key={clip.word} data-words={clip.word}>
            {clip.text}
          </mark>
        ),
      )}
    </span>
  </span>
);

/**
 * A searchable drawer: each search word is a radio button; CSS raises the sheets that contain the
 * selected word out of their folders.
 */
export const SearchDrawer = () => {
  const lang = useLang();
  const t = copy(lang).drawer;
  const { words, folders } = drawer[lang];
  return (
    <figure className="screen-only ocr-document-pro__drawer">
      <fieldset className="row choice ocr-document-pro__search">
        <legend>{t.legend}</legend>
        {Object.entries(words).map(([word, text]) => (
          <span key={word}>
            <input
              type="radio"
              id={`find-${word}`}
              name="find"
              value={word}
              defaultChecked={word === ('a' satisfies Word)}
            />
            <label htmlFor={`find-${word}`}>{text}</label>
          </span>
        ))}
      </fieldset>
      <ul className="ocr-document-pro__folders">
        {folders.map(({ tab, line }) => (
          <li key={tab} className="ocr-document-pro__folder" data-words={wordsOf(line)}>
            <span className="ocr-document-pro__tab">{tab}</span>
            <Slip line={line} />
          </li>
        ))}
      </ul>
      <figcaption>{t.caption}</figcaption>
    </figure>
  );
};
