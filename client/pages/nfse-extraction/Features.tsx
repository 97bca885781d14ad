import { fill } from '../../../shared/copy';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { facts } from './facts';
import { Section } from './Section';

/** The accepted input and the extracted fields. */
export const Features = () => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <Section id="features">
      <dl className="stack-3 thirds">
        {t.features.map(({ name, text }) => (
          <div key={name}>
            <dt className="strong">
              <InlineCode>{name}</InlineCode>
            </dt>
            <dd className="soft">
              <InlineCode>{fill(text, facts(lang))}</InlineCode>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
