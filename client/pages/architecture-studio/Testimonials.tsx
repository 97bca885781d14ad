import { formatNumber } from '../../../shared/format';
import { words } from './copy.pt';
import { rating } from './data';

const { voices: t } = words;

export const Testimonials = () => (
  <div id="depoimentos" className="wide stack-4 architecture-studio__voices">
    <div className="stack-2">
      <h3>{t.title}</h3>
      <p className="small">{t.note}</p>
    </div>
    <ul className="stack-1 split ruled">
      {t.items.map(({ text, who, what }) => (
        <li key={who}>
          <blockquote className="stack-2">
            <p>{`“${text}”`}</p>
            <footer className="row small">
              <cite>{who}</cite>
              <span>{what}</span>
              {/* The note above says to the eye that it is an example; a screen reader may read a rating alone. */}
              <span>
                <span className="visually-hidden">{t.example} </span>
                {t.rated(formatNumber(rating, 'pt'))}
              </span>
            </footer>
          </blockquote>
        </li>
      ))}
    </ul>
  </div>
);
