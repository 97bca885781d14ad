import { useLang } from '../../view';
import { copy } from './copy';

const sections = ['demo', 'features', 'plans', 'numbers', 'trial'] as const;

/** The parts of the page, as the tabs of its folders. */
export const Contents = () => {
  const { label, ...t } = copy(useLang()).contents;
  return (
    <nav className="ocr__contents" aria-label={label}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{t[section]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
