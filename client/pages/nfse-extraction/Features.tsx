import { fill } from '../../../shared/copy';
import { href } from '../../../shared/links';
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
      <dl className="stack-3 halves">
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
      <p className="small">
        <span>{t.photo.before}</span>
        <a href={href('ai-extractor-api', lang)}>{t.photo.link}</a>
        <span>.</span>
      </p>
    </Section>
  );
};
