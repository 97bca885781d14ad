import { copy as contents } from '../../components/contents/copy';
import { useLang } from '../../view';
import { copy } from './copy';
import { sectionIds } from './facts';

/** The table of contents, styled as invoice items. */
export const Contents = () => {
  const lang = useLang();
  const { titles } = copy(lang);
  return (
    <nav className="invoice__contents">
      <h2>{contents(lang).label}</h2>
      <ol>
        {sectionIds.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{titles[id]}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
