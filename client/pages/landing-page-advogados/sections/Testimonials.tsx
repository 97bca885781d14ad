import { formatNumber } from '../../../../shared/format';
import { rating, voices } from '../data';
import { Section } from '../Section';
import { praise } from './copy.pt';

export const Testimonials = () => (
  <Section id="voices" title={praise.title}>
    <div className="stack-3 thirds">
      {voices.map(({ id, name }) => (
        <blockquote key={id} className="box stack-2 landing-page-advogados__voice">
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
    <p className="small">{praise.note}</p>
  </Section>
);
