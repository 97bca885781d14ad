import { useLang } from '../../view';
import { copy } from './copy';
import { sectionIds } from './facts';

/** The table of contents; on wide screens it stays in view beside the text. */
export const Contents = () => {
  const t = copy(useLang());
  return (
    <nav className="policy__contents" aria-label={t.contents}>
      <ol>
        {sectionIds.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{t.titles[id]}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
