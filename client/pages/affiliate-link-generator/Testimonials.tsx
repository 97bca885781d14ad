import { formatNumber } from '../../../shared/format';
import { useLang } from '../../view';
import { copy } from './copy';
import { rating, voices } from './data';

export const Testimonials = () => {
  const lang = useLang();
  const { voices: t } = copy(lang);
  return (
    <section id="voices" className="thirds" aria-labelledby="voices-title">
      <h2 id="voices-title">{t.title}</h2>
      {voices.map(({ id, name }) => (
        <blockquote key={id} className="stack-2">
          <p className="small">
            {t.note}: {t.rated(formatNumber(rating, lang))}
          </p>
          <q>{t[id].text}</q>
          <footer className="soft">
            <b>{name}</b> <span>{t[id].area}</span>
          </footer>
        </blockquote>
      ))}
    </section>
  );
};
