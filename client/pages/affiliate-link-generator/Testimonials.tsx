import { formatNumber } from '../../../shared/format';
import { useLang } from '../../view';
import { copy } from './copy';
import { rating, voices } from './data';

export const Testimonials = () => {
  const lang = useLang();
  const { voices: t } = copy(lang);
  return (
    <section id="voices" className="halves affiliate__voices" aria-labelledby="voices-title">
      <h2 id="voices-title" className="wide">
        {t.title}
      </h2>
      {voices.map(({ id, name }) => (
        <blockquote key={id}>
          <q>{t[id].text}</q>
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
