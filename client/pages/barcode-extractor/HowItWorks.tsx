import { say } from '../../../shared/copy';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures } from './data';
import { PageLimit } from './PageLimit';
import { Section } from './Section';

/** The steps from file to result, and the page limit. */
export const HowItWorks = () => {
  const lang = useLang();
  const { how } = copy(lang);
  const { pages } = figures(lang);
  return (
    <Section id="how" title={how.title}>
      <ol className="steps">
        {how.steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <InlineCode>{say(text, pages)}</InlineCode>
            </p>
          </li>
        ))}
      </ol>
      <PageLimit />
    </Section>
  );
};
