import { useLang } from '../../view';
import { copy } from './copy';
import { sectionIds } from './sections';

/** What is where; on wide screens it stays in view beside the sections. */
export const Contents = () => {
  const t = copy(useLang());
  return (
    <nav className="nfse__contents" aria-label={t.contents}>
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
