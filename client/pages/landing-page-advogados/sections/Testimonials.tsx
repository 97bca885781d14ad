import { formatNumber } from '../../../../shared/format';
import { Stamp } from '../../../components/paper/Stamp';
import { rating, voices } from '../data';
import { praise } from './copy.pt';

/** Sample testimonials, a row each, and why the firm's own page has none. */
export const Testimonials = () => (
  <div id="voices" className="stack-4">
    <div className="row landing-page-advogados__sample">
      <Stamp silent />
      <p>{praise.note}</p>
    </div>
    <div className="ruled">
      {voices.map(({ id, name }) => (
        <blockquote key={id} className="stack-1 split">
          <p className="display">
            <q>{praise[id].text}</q>
          </p>
          <footer className="small">
            <span>{praise.rated(formatNumber(rating, 'pt'))}</span>{' '}
            <span>
              <strong>{name}</strong> · {praise[id].area} · {praise[id].project}
            </span>
          </footer>
        </blockquote>
      ))}
    </div>
  </div>
);
