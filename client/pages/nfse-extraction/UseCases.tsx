import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const UseCases = () => (
  <Section id="uses" className="toned">
    <ul className="stack-4 quarters">
      {Object.entries(copy(useLang()).uses).map(([id, { name, text }]) => (
        <li key={id} className="stack-1">
          <h3>{name}</h3>
          <p>
            <InlineCode>{text}</InlineCode>
          </p>
        </li>
      ))}
    </ul>
  </Section>
);
