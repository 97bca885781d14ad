import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { ElementStrip } from './ElementStrip';

const { elements: t } = words;

/** The elements of such a page; their strips, stacked, form the page. */
export const Elements = () => (
  <Section id="elements" title={t.title}>
    <ul className="imobiliaria__strips">
      {t.items.map(({ title, text }, at) => (
        <li key={title}>
          <ElementStrip at={at} />
          <div>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
