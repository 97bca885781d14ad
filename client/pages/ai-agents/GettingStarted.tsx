import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';

/** The closing call: what to send us, and what happens next. */
export const GettingStarted = () => {
  const { begin: t, hero } = copy(useLang());
  return (
    <CallToAction id="begin" title={t.title} text={t.text} steps={t.steps}>
      <WhatsAppLink className="button button--large">{t.send}</WhatsAppLink>
      <ContactLink>{hero.start}</ContactLink>
    </CallToAction>
  );
};
