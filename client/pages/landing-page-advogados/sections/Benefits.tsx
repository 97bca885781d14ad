import { Points } from '../../../components/landing/Points';
import { words } from '../copy.pt';
import { Section } from '../Section';
import { message } from './copy.pt';

/** The benefits for the law firm, and a sample message from a client: it names the area and not the case. */
export const Benefits = () => (
  <Section id="benefits" title={words.benefits.title}>
    <Points items={words.benefits.items} />
    <figure className="law__message">
      <dl>
        {message.lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figcaption>{message.caption}</figcaption>
    </figure>
  </Section>
);
