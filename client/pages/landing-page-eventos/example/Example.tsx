import { AfterDemo } from '../../../components/landing/AfterDemo';
import { slots } from '../data';
import { formatHour } from '../format';
import { Section } from '../Section';
import { Badge } from './Badge';
import { example } from './copy.pt';
import { GuestList } from './GuestList';
import { Message } from './Message';
import { PosterHead } from './PosterHead';
import { Reminder } from './Reminder';
import { SignUp } from './SignUp';
import '../figure.drawing.css';
import '../outcomes.css';
import '../chosen.css';

const [, , last] = slots;

/** A drawn event page with talks to choose, and what each choice changes for participant and organiser. */
export const Example = () => (
  <Section
    id="example"
    className="toned landing-page-eventos__example"
    title={example.title}
    intro={example.intro(formatHour(last.begins))}
  >
    <figure className="landing-page-eventos__figure">
      <PosterHead />
      {/* One box, so that on a phone the sticky badge stays within the programme. */}
      <div className="landing-page-eventos__choosing">
        <SignUp />
        <Badge />
      </div>
      <div className="stack-3 landing-page-eventos__outcomes">
        <Reminder />
        <Message />
        <GuestList />
      </div>
      <figcaption>{example.small}</figcaption>
    </figure>
    <AfterDemo text={example.after} chosen=".landing-page-eventos__message [data-talk]" />
  </Section>
);
