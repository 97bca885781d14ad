import { formatNumber } from '../../../../shared/format';
import { rating, voices } from '../data';
import { Section } from '../Section';
import { praise } from './copy.pt';

export const Testimonials = () => (
  <Section id="voices" className="landing-page-advogados__voices" title={praise.title}>
    <div className="stack-4 thirds">
      {voices.map(({ id, name }) => (
        <blockquote key={id} className="stack-2">
          <p className="small">{praise.rated(formatNumber(rating, 'pt'))}</p>
          <p>
            <q>{praise[id].text}</q>
          </p>
          <footer className="small">
            <strong>{name}</strong> <span>{praise[id].area}</span> <span>{praise[id].project}</span>
          </footer>
        </blockquote>
      ))}
    </div>
    <p className="small">{praise.note}</p>
  </Section>
);
