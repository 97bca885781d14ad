import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { rating, voices } from './data';

export const Testimonials = () => {
  const lang = useLang();
  const { voices: t } = copy(lang);
  return (
    <section id="voices" className="ground-sunken halves">
      <h2 className="wide">{t.title}</h2>
      {voices.map(({ id, name }) => (
        <blockquote key={id} className="stack-3">
          <q className="bubble bubble--in">{t[id].text}</q>
          <footer className="soft">
            <b>{name}</b> <span>{t[id].area}</span> <br />
            <span className="small">
              {t.note}: {t.rated(formatNumber(rating, lang))}
            </span>
          </footer>
        </blockquote>
      ))}
    </section>
  );
};
