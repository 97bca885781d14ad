import { formatNumber } from '../../../../shared/format';
import { rating, voices } from '../data';
import { Section } from '../Section';
import { praise } from './copy.pt';

export const Testimonials = () => (
  <Section id="voices" title={praise.title}>
    <div className="stack-2 law__praise">
      {voices.map(({ id, name }) => (
        <blockquote key={id}>
          <p className="law__stars">
            <span className="visually-hidden">{praise.rated(formatNumber(rating, 'pt'))}</span>
            <span aria-hidden="true">{'★'.repeat(rating)}</span>
          </p>
          <p>{praise[id].text}</p>
          <footer>
            <cite>{name}</cite> <span>{praise[id].area}</span> <span>{praise[id].project}</span>
          </footer>
        </blockquote>
      ))}
    </div>
    <p className="small law__small">{praise.note}</p>
  </Section>
);
