import { WhatsAppLink } from '../../components/WhatsAppLink';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** The closing call to action, with what to prepare. */
export const Closing = () => {
  const { end: t, hero } = copy(useLang());
  return (
    <Section id="end" title={t.title} intro={t.text}>
      <p className="capture__actions">
        <StartLink className="button button--large">{hero.quote}</StartLink>
        <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
      </p>
    </Section>
  );
};
