import { formatNumber } from '../../../shared/format';
import { Choices } from '../../components/demo/Choices';
import { Bird } from '../../components/paper/Bird';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { type Clip, drawer } from './samples';
import './drawer.drawing.css';

const wordsOf = (line: readonly Clip[]): string =>
  line.flatMap((clip) => (typeof clip === 'string' ? [] : [clip.word])).join(' ');

/** A sheet, which stands out of its folder while a word of it is searched for. */
const Slip = ({ line }: { line: readonly Clip[] }) => (
  <span className="ocr-document-pro__slip" data-mark-a={wordsOf(line)}>
    <span data-when-a={wordsOf(line)}>
      {line.map((clip) =>
        typeof clip === 'string' ? (
          <span key={clip}>{clip}</span>
        ) : (
          <mark key={clip.word} data-mark-a={clip.word}>
            {clip.text}
          </mark>
        ),
      )}
    </span>
  </span>
);

/** A searchable drawer: a word raises the sheets that contain it out of their folders, and the bird counts them. */
export const SearchDrawer = () => {
  const lang = useLang();
  const t = copy(lang).drawer;
  const { words, folders } = drawer[lang];
  const choices = Object.entries(words).map(([id, label]) => {
    const found = folders.filter(({ line }) => wordsOf(line).includes(id)).length;
    return { id, label, found: t.found(formatNumber(found, lang)) };
  });
  return (
    <figure className="demo screen-only">
      <Choices group="a" name="find" legend={t.legend} choices={choices} chosen="1" />
      <div className="ocr-document-pro__drawer">
        <Bird live>
          {choices.map(({ id, label, found }) => (
            <span key={id} data-when-a={id}>
              <span>{label}:</span> <b>{found}</b>
            </span>
          ))}
        </Bird>
        <ul className="ocr-document-pro__folders">
          {folders.map(({ tab, line }) => (
            <li key={tab} className="ocr-document-pro__folder">
              <span className="ocr-document-pro__tab">{tab}</span>
              <Slip line={line} />
            </li>
          ))}
        </ul>
        <p className="small ground-screen ocr-document-pro__front">{t.caption}</p>
      </div>
    </figure>
  );
};
