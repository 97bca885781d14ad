import { formatNumber } from '../../../../shared/format';
import { Stamp } from '../../../components/paper/Stamp';
import { rating, voices } from '../data';
import { praise } from './copy.pt';

/** Sample testimonials, a sheet each, and why the firm's own page has none. */
export const Testimonials = () => (
  <div id="voices" className="stack-4">
    <div className="row landing-page-advogados__sample">
      <Stamp silent />
      <p>{praise.note}</p>
    </div>
    <div className="stack-5 thirds">
      {voices.map(({ id, name }) => (
        <blockquote key={id} className="stack-2 ground-sheet box">
          <p className="small">{praise.rated(formatNumber(rating, 'pt'))}</p>
          <p className="display">
            <q>{praise[id].text}</q>
          </p>
          <footer className="small">
            <strong>{name}</strong> · {praise[id].area} · {praise[id].project}
          </footer>
        </blockquote>
      ))}
    </div>
  </div>
);
