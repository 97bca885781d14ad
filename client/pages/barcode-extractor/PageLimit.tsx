import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures, pages } from './data';

const step = 26;
const row = 7;

/** The outline of the page at a position of the grid. */
const pageAt = (at: number): string =>
  `M${(at % row) * step + 2} ${Math.floor(at / row) * 36 + 2}h13l5 5v21h-18z`;

const from = (first: number, count: number): string =>
  Array.from({ length: count }, (_, at) => pageAt(first + at)).join('');

/** The page limit as a drawing: pages that are read are highlighted. */
export const PageLimit = () => {
  const lang = useLang();
  const { pages: t } = copy(lang);
  const { pages: read, all } = figures(lang);
  return (
    <div className="note codes__pages">
      <h3>{t.title(read)}</h3>
      <svg
        viewBox={`0 0 ${row * step} ${Math.ceil(pages.all / row) * 36 - 4}`}
        role="img"
        aria-label={t.picture(read, all)}
      >
        <path className="codes__read" d={from(0, pages.read)} />
        <path className="codes__unread" d={from(pages.read, pages.all - pages.read)} />
      </svg>
      <p>
        <InlineCode>{t.text(read, all)}</InlineCode>
      </p>
    </div>
  );
};
