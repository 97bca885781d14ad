import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { figures } from './data';

/** How many pages of a PDF are read, and how the response says so. */
export const PageLimit = () => {
  const lang = useLang();
  const { pages: t } = copy(lang);
  const { pages: read, all } = figures(lang);
  return (
    <div className="box stack-1">
      <h3>{t.title(read)}</h3>
      <p>
        <InlineCode>{t.text(read, all)}</InlineCode>
      </p>
    </div>
  );
};
