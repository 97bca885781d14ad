import { say } from '../../../shared/copy';
import { formatSpan } from '../../components/ledger/span';
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
      <ol className="steps">
        {t.steps.map((step) => {
          const text = say(step, formatSpan(spans.begin, lang));
          return <li key={text}>{text}</li>;
        })}
      </ol>
      <p className="action">
        <ContactLink className="button">{t.write}</ContactLink>
        <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
      </p>
    </section>
  );
};
