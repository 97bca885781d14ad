import { Coded } from '../../components/code/Coded';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** What a developer would otherwise find out in production. */
export const Notes = () => (
  <Section id="notes">
    <ul className="invoice__notes">
      {copy(useLang()).notes.map(({ name, text }) => (
        <li key={name}>
          <h3>
            <Coded>{name}</Coded>
          </h3>
          <p>
            <Coded>{text}</Coded>
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

/** That errors are not documented, and what to do about one meanwhile. */
export const Failures = () => (
  <Section id="failures">
    <p className="note">
      <span>{copy(useLang()).failures}</span>
    </p>
  </Section>
);
