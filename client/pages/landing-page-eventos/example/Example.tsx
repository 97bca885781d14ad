import { AfterDemo } from '../../../components/landing/AfterDemo';
import { Section } from '../../../components/Section';
import { Badge } from './Badge';
import { example } from './copy.pt';
import { GuestList } from './GuestList';
import { Message } from './Message';
import { Reminder } from './Reminder';
import { SignUp } from './SignUp';
import '../figure.drawing.css';

/** A drawn event page with talks to choose, and what each choice changes for participant and organiser. */
export const Example = () => (
  <Section
    id="example"
    className="landing-page-eventos__ground-stock"
    check
    title={example.title}
    intro={example.intro}
  >
    <figure className="stack-5 landing-page-eventos__figure">
      <SignUp />
      <div className="stack-5">
        <Badge />
        <Reminder />
        <Message />
        <GuestList />
        <AfterDemo
          text={example.after}
          chosen="#message :is([data-when-a], [data-when-b], [data-when-c])"
        />
      </div>
      <figcaption className="wide">{example.small}</figcaption>
    </figure>
  </Section>
);
