import { Outbound } from '../../components/Outbound';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { StartLink } from '../../layout/StartLink';
import { useSourcePage, useView } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** A person to ask, and the marketplace for whoever has no question left. */
export const Contact = () => {
  const { lang, site } = useView();
  const sourcePage = useSourcePage();
  const { contact: t } = copy(lang);
  return (
    <Section id="contact">
      <p>{t.text}</p>
      <p className="invoice__actions">
        <WhatsAppLink
          className="button button--quiet button--large"
          about={sourcePage ? { sourcePage } : {}}
        >
          {t.whatsapp}
        </WhatsAppLink>
        <Outbound
          className="button button--large"
          href={site.marketplace['invoice-extraction'].listing}
        >
          {t.listing}
        </Outbound>
      </p>
      <p>
        <StartLink className="invoice__other">{t.other}</StartLink>
      </p>
    </Section>
  );
};
