import { fill } from '../../../shared/copy';
import { formatSpan } from '../../components/ledger/span';
import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';
import { spans } from './data';

/** The closing call, with the steps to the first post. */
export const GettingStarted = () => {
  const lang = useLang();
  const {
    begin: t,
    hero: { start },
  } = copy(lang);
  return (
    <CallToAction
      id="begin"
      title={t.title}
      steps={t.steps.map((step) => fill(step, formatSpan(spans.begin, lang)))}
    >
      <ContactLink className="button button--large">{start}</ContactLink>
      <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
    </CallToAction>
  );
};
