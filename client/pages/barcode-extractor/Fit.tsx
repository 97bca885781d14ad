import { href } from '../../../shared/links';
import { useLang } from '../../view';
import { copy } from './copy';

/** The kinds of code that the API reads, and where to go with others. */
export const Fit = () => {
  const lang = useLang();
  const { fit: t } = copy(lang).hero;
  return (
    <p className="small">
      <span>{t.before}</span>
      <a href={href('ai-extractor-api', lang)}>{t.link}</a>
      <span>.</span>
    </p>
  );
};
