import { words } from './copy.pt';
import { Section } from './Section';
import { Strip } from './Strip';

const { elements: t } = words;

/** What such a page is made of: its strips, one under the other, are the page. */
export const Elements = () => (
  <Section id="elements" title={t.title} intro={t.intro}>
    <ul className="imob__strips">
      {t.items.map(({ title, text }, at) => (
        <li key={title}>
          <Strip at={at} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
