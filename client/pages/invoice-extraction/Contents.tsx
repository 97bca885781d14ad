import { copy as contents } from '../../components/contents/copy';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures, sectionIds } from './facts';

/** The sections as the positions of an invoice, and what it comes to: what a beginning costs. */
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
