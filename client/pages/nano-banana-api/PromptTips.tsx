import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** Prompts with an editor's marks: vague words struck out, better ones below. */
export const PromptTips = () => {
  const { tips: t } = copy(useLang());
  return (
    <Section id="tips" title={t.title}>
      {t.groups.map(({ name, items }) => (
        <div key={name} className="nano-banana-api__tips">
          <h3>{name}</h3>
          <ul>
            {items.map(({ vague, better, why }) => (
              <li key={why}>
                <p>
                  <span className="visually-hidden">{t.vague}</span> <s>{vague}</s>
                </p>
                <p>
                  <span className="visually-hidden">{t.better}</span> <mark>{better}</mark>
                </p>
                <p className="nano-banana-api__small">{why}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="nano-banana-api__small nano-banana-api__language">{t.language}</p>
    </Section>
  );
};
