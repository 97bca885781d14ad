import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { count } from './format';

/** The parts of such a page as tickets: what a participant finds, and on the stub what the organiser provides. */
export const Elements = () => {
  const { title, intro, send, items } = words.elements;
  return (
    <Section id="elements" title={`${count(items.length)} ${title}`} intro={intro}>
      <ul className="stack-4 halves">
        {items.map((item) => (
          <li key={item.title} className="ground-sheet landing-page-eventos__ticket">
            <div className="stack-2">
              <h3>{item.title}</h3>
              <p className="soft">{item.text}</p>
            </div>
            <p className="strong ground-sun">
              <span className="visually-hidden">{send}</span> <span>{item.send}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
