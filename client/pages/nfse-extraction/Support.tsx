import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const Support = () => {
  const lang = useLang();
  const { support: t } = copy(lang);
  return (
    <Section id="support" intro={t.text}>
      <p className="actions">
        <WhatsAppLink className="button">{t.whatsapp}</WhatsAppLink>
      </p>
    </Section>
  );
};
