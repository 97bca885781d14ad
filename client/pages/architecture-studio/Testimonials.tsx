import { formatNumber } from '../../../shared/format';
import { words } from './copy.pt';
import { rating } from './data';
import { Section } from './Section';

const { voices: t } = words;

export const Testimonials = () => (
  <Section id="depoimentos" title={t.title}>
    <ul className="stack-1 split ruled architecture-studio__voices">
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
    <p className="small">{t.note}</p>
  </Section>
);
