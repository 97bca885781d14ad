import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';

/** The closing call to action, with what to prepare. */
export const Closing = () => {
  const { end: t, hero } = copy(useLang());
  return (
    <CallToAction id="end" title={t.title} text={t.text}>
      <ContactLink className="button button--large">{hero.quote}</ContactLink>
      <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
    </CallToAction>
  );
};
