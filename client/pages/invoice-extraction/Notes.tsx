import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** Notes that save developers surprises in production. */
export const Notes = () => (
  <Section id="notes">
    <ul className="invoice__notes">
      {copy(useLang()).notes.map(({ name, text }) => (
        <li key={name}>
          <h3>
            <InlineCode>{name}</InlineCode>
          </h3>
          <p>
            <InlineCode>{text}</InlineCode>
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

/** A note that errors are undocumented, and how to handle one meanwhile. */
export const Failures = () => (
  <Section id="failures">
    <p className="note">
      <span>{copy(useLang()).failures}</span>
    </p>
  </Section>
);
