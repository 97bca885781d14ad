import { Section } from '../../components/Section';
import { asked, words } from './copy.pt';

const { items, ...block } = words.elements;

/** The elements of such a page: a customer's question, and the part that answers it. */
export const Elements = () => (
  <Section id="elements" className="toned" {...block}>
    <ul>
      {items.map(({ title, text }, at) => (
        <li key={title}>
          <q>{asked[at]}</q>
          <div>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
