import { useLang } from '../../view';
import { copy } from './copy';

/** The sections of the page. */
export const Contents = () => {
  const { contents } = copy(useLang());
  return (
    <nav className="codes__contents" aria-label={contents.name}>
      <ul>
        {Object.entries(contents.links).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
