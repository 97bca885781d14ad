import { barcode } from '../../../shared/apis/barcode';
import { ListingLink } from '../../components/api/ListingLink';
import { Section } from '../../components/Section';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useLang } from '../../view';
import { copy } from './copy';

/** Contact channels and what each is for. */
export const Support = () => {
  const { support: t } = copy(useLang());
  return (
    <Section id="support" className="wide-last" title={t.title}>
      <div className="stack-3">
        <p>{t.text}</p>
        <p className="actions">
          <WhatsAppLink className="button button--quiet">{t.whatsapp}</WhatsAppLink>
          <ListingLink api={barcode} className="button button--quiet">
            {t.listing}
          </ListingLink>
        </p>
      </div>
    </Section>
  );
};
