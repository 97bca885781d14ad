import { formatNumber } from '../../../shared/format';
import { Stamp } from '../../components/paper/Stamp';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { rating, voices } from './data';

/** Two invented reviews, stamped as such. */
export const Testimonials = () => {
  const lang = useLang();
  const { voices: t } = copy(lang);
  return (
    <div id="voices" className="stack-4 halves">
      <div className="row wide">
        <h3>{t.title}</h3>
        <Stamp silent />
      </div>
      {voices.map(({ id, name }) => (
        <blockquote key={id} className="stack-2">
          <q className="display">{t[id].text}</q>
          <footer className="soft">
            <b>{name}</b> <span>{t[id].area}</span> <br />
            <span className="small">
              {t.note}: {t.rated(formatNumber(rating, lang))}
            </span>
          </footer>
        </blockquote>
      ))}
    </div>
  );
};
