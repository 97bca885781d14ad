import { slots } from '../data';
import { formatHour } from '../readEvent';
import { Section } from '../Section';
import { Badge } from './Badge';
import { Message } from './Message';
import { example } from './onlyPortuguese';
import { Poster } from './Poster';

const [, , last] = slots;

/** A drawn page of an event that can be chosen in, and what each choice brings to whom. */
export const Example = () => (
  <Section id="example" title={example.title} intro={example.intro(formatHour(last.begins))}>
    <figure className="event__figure">
      <Poster />
      <Badge />
      <Message />
      <figcaption>{example.small}</figcaption>
    </figure>
  </Section>
);
