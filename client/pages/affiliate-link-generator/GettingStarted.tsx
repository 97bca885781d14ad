import { fill } from '../../../shared/copy';
import { formatSpan } from '../../components/ledger/span';
import { StepList } from '../../components/StepList';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { ContactLink } from '../../layout/ContactLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { spans } from './data';

export const GettingStarted = () => {
  const lang = useLang();
  const { begin: t } = copy(lang);
  return (
    <section id="begin" className="stack-4 affiliate__begin" aria-labelledby="begin-title">
      <h2 id="begin-title">{t.title}</h2>
      <StepList items={t.steps.map((step) => fill(step, formatSpan(spans.begin, lang)))} />
      <p className="action">
        <ContactLink className="button">{t.write}</ContactLink>
        <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
      </p>
    </section>
  );
};
