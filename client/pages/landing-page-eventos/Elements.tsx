import { words } from './copy.pt';
import { Section } from './Section';

/** The parts of such a page as tickets: what a participant finds, and on the stub what the organiser provides. */
export const Elements = () => {
  const { title, intro, send, items } = words.elements;
  return (
    <Section
      id="elements"
      className="toned landing-page-eventos__elements"
      many={items.length}
      title={title}
      intro={intro}
    >
      <ul className="landing-page-eventos__parts">
        {items.map((item) => (
          <li key={item.title} className="landing-page-eventos__sheet">
            <div>
              <h3>{item.title}</h3>
              <p className="soft">{item.text}</p>
            </div>
            <p className="landing-page-eventos__send">
              <span className="visually-hidden">{send}</span> <span>{item.send}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
