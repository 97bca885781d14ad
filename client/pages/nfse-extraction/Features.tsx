import { say } from '../../../shared/copy';
import { href } from '../../../shared/links';
import { Coded } from '../../components/code/Coded';
import { useLang } from '../../view';
import { copy } from './copy';
import { facts } from './facts';
import { Section } from './Section';

/** What it takes, and what of it. */
export const Features = () => {
  const lang = useLang();
  const t = copy(lang);
  return (
    <Section id="features">
      <dl>
        {t.features.map(({ name, text }) => (
          <div key={name}>
            <dt>
              <Coded>{name}</Coded>
            </dt>
            <dd>
              <Coded>{say(text, facts(lang))}</Coded>
            </dd>
          </div>
        ))}
      </dl>
      <p className="nfse__small">
        <span>{t.photo.before(facts(lang))}</span>
        <a href={href('invoice-extraction', lang)}>{t.photo.link}</a>
        <span>.</span>
      </p>
    </Section>
  );
};
