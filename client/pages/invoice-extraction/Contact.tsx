import { invoice } from '../../../shared/apis/invoice';
import { ListingLink } from '../../components/api/ListingLink';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { ContactLink } from '../../layout/ContactLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { Section } from './Section';

/** Contact with a person, and the marketplace for readers without questions. */
export const Contact = () => {
  const lang = useLang();
  const { contact: t } = copy(lang);
  return (
    <Section id="contact">
      <p>{t.text}</p>
      <p className="actions">
        <WhatsAppLink className="button button--quiet button--large">{t.whatsapp}</WhatsAppLink>
        <ListingLink api={invoice} className="button button--large">
          {t.listing}
        </ListingLink>
      </p>
      <p className="hero-links">
        <ContactLink>{t.other}</ContactLink>
      </p>
    </Section>
  );
};
