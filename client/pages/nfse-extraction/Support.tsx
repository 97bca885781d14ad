import { nfse } from '../../../shared/apis/nfse';
import { ListingLink } from '../../components/api/ListingLink';
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
        <ListingLink api={nfse} className="button button--quiet">
          {t.listing}
        </ListingLink>
      </p>
    </Section>
  );
};
