import { copy as contents } from '../../components/contents/copy';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures, sectionIds } from './facts';

/** The table of contents, styled as invoice items; the total is the price of starting. */
export const Contents = () => {
  const lang = useLang();
  const { contents: t, titles } = copy(lang);
  const numbers = figures(lang);
  return (
    <nav className="invoice__contents" aria-labelledby="contents-title">
      <h2 id="contents-title">{contents(lang).label}</h2>
      <ol>
        {sectionIds.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{titles[id]}</a>
          </li>
        ))}
      </ol>
      <p className="invoice__total">
        <span>{t.total}</span> <strong>{numbers.nothing}</strong> <span>{t.terms(numbers)}</span>
      </p>
    </nav>
  );
};
