import { Outbound } from '../../components/Outbound';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useSourcePage, useView } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

export const Support = () => {
  const { lang, site } = useView();
  const sourcePage = useSourcePage();
  const { support: t } = copy(lang);
  return (
    <Section id="support" intro={t.text}>
      <p className="nfse__actions">
        <WhatsAppLink className="button" about={sourcePage ? { sourcePage } : {}}>
          {t.whatsapp}
        </WhatsAppLink>
        <Outbound
          className="button button--quiet"
          href={site.marketplace['nfse-extraction'].listing}
        >
          {t.listing}
        </Outbound>
      </p>
    </Section>
  );
};
