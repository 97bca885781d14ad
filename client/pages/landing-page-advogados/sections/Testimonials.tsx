import { formatNumber } from '../../../../shared/format';
import { Stamp } from '../../../components/paper/Stamp';
import { rating, voices } from '../data';
import { praise } from './copy.pt';

/** Sample testimonials, and why the firm's own page has none. */
export const Testimonials = () => (
  <div id="voices" className="ground-sheet box stack-4">
    <div className="row">
      <p>{praise.note}</p>
      <Stamp silent />
    </div>
    <div className="stack-3 thirds">
      {voices.map(({ id, name }) => (
        <blockquote key={id} className="stack-1">
          <p className="small">{praise.rated(formatNumber(rating, 'pt'))}</p>
          <p>
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
