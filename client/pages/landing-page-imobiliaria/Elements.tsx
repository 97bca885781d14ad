import { words } from './copy.pt';
import { ElementStrip } from './ElementStrip';
import { Section } from './Section';

const { elements: t } = words;

/** What such a page is made of: its strips, one under the other, are the page. */
export const Elements = () => (
  <Section id="elements" title={t.title} intro={t.intro}>
    <ul className="imob__strips">
      {t.items.map(({ title, text }, at) => (
        <li key={title}>
          <ElementStrip at={at} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
