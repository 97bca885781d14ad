import { acrossWindow } from '../../components/picture/sizes';
import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { photographs } from './data';
import { HowToSend } from './HowToSend';
import { Print } from './Print';
import { Timer } from './Timer';

/** The three steps as the three baths of a darkroom, in which a print develops, a timer, and how to send the photograph. */
export const Steps = () => {
  const { title, items } = words.steps;
  return (
    <Section id="steps" title={title}>
      <ol className="stack-4 thirds photo-restoration__baths">
        {items.map((item) => (
          <li key={item.title} className="stack-2">
            <Print
              of={photographs.sewing.after}
              sizes={`(min-width: 62rem) 17rem, ${acrossWindow(92)}`}
            />
            <h3>{item.title}</h3>
            <p className="soft">{item.text}</p>
          </li>
        ))}
      </ol>
      <Timer />
      <HowToSend />
    </Section>
  );
};
