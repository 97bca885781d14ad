import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** What the client owns at the end. */
export const HandedOver = () => {
  const { yours: t } = copy(useLang());
  return (
    <Section id="yours" title={t.title} intro={t.intro}>
      <dl className="grid website-development__yours">
        {t.items.map(({ name, text }) => (
          <div key={name} className="box stack-1">
            <dt className="display">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
