import { useLang } from '../../view';
import { copy } from './copy';
import { sceneId } from './Scene';

/** A crop of the scene before and after the first edit, reused from the demo below. */
export const BeforeAfter = () => {
  const { figure: t } = copy(useLang());
  return (
    <figure className="screen-only nano-banana-api__crops">
      {['before', 'after'].map((when) => (
        <svg key={when} viewBox="52 44 330 190" aria-hidden="true">
          <use href={`#${sceneId}`} width="400" height="300" />
        </svg>
      ))}
      <figcaption className="small">
        <span>{`“${t.edits.awning}”`}</span> <span>{t.caption}</span>
      </figcaption>
    </figure>
  );
};
