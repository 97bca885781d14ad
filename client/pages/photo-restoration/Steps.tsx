import { acrossWindow } from '../../components/picture/sizes';
import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { photographs } from './data';
import { HowToSend } from './HowToSend';
import { Print } from './Print';
import { ScratchMarks } from './ScratchMarks';
import { Timer } from './Timer';

/** The three steps: the old print, the same with its damage marked, and the restored one; a timer; how to send the photograph. */
export const Steps = () => {
  const { title, items } = words.steps;
  return (
    <Section id="steps" title={title}>
      <ol className="stack-4 thirds photo-restoration__baths">
        {items.map((item, at) => (
          <li key={item.title} className="stack-2">
            <div className="overlay">
              <Print
                of={photographs.sewing[at < 2 ? 'before' : 'after']}
                sizes={`(min-width: 62rem) 17rem, ${acrossWindow(36)}`}
              />
              {at === 1 && <ScratchMarks />}
            </div>
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
