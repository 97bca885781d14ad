import { InlineCode } from '../../components/code/InlineCode';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { copy } from './copy';
import { PageLimit } from './PageLimit';

/** The steps from file to result, and the page limit. */
export const HowItWorks = () => {
  const { how } = copy(useLang());
  return (
    <Section id="how" className="halves codes__how" title={how.title}>
      <ol className="steps">
        {how.steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <InlineCode>{text}</InlineCode>
            </p>
          </li>
        ))}
      </ol>
      <PageLimit />
    </Section>
  );
};
