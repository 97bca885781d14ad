import { formatNumber } from '../../../shared/format';
import { words } from './copy.pt';
import { rating } from './data';

const { voices: t } = words;

export const Testimonials = () => (
  <div id="depoimentos" className="wide stack-4">
    <div>
      <h3>{t.title}</h3>
      <p className="small">{t.note}</p>
    </div>
    <ul className="stack-1 thirds ruled">
      {t.items.map(({ text, who, what }) => (
        <li key={who}>
          <blockquote className="stack-2">
            <p>{`“${text}”`}</p>
            <footer className="row small">
              <cite>{who}</cite>
              <span>{what}</span>
              <span>{t.rated(formatNumber(rating, 'pt'))}</span>
            </footer>
          </blockquote>
        </li>
      ))}
    </ul>
  </div>
);
