import { acrossWindow } from '../../components/picture/sizes';
import { PointerOrTouch } from '../../components/pointer-or-touch/PointerOrTouch';
import { Section } from '../../components/Section';
import { BeforeAfter } from './BeforeAfter';
import { words } from './copy.pt';
import { examples } from './data';
import './film.drawing.css';

/** What the examples are, and three of them as frames of a film, each with one kind of damage. */
export const Examples = () => {
  const { title, intro, truth } = words.pairs;
  return (
    <Section
      id="pairs"
      className="toned photo-restoration__film"
      title={title}
      intro={
        <>
          <span className="needs-script screen-only">
            <PointerOrTouch {...intro} />
            <br />
          </span>
          {truth}
        </>
      }
    >
      <ul className="photo-restoration__frames">
        {examples.map((id, at) => (
          <li key={id}>
            <BeforeAfter
              id={id}
              sizes={`(min-width: 62rem) ${at === 0 ? 44 : 22}rem, ${acrossWindow(88)}`}
            >
              <h3>{words.photographs[id].title}</h3>
              <p className="soft">{words.photographs[id].text}</p>
            </BeforeAfter>
          </li>
        ))}
      </ul>
    </Section>
  );
};
