import { WhatsAppLink } from '../../components/WhatsAppLink';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';

export const Closing = () => {
  const { ask: t, quote } = copy(useLang());
  return (
    <section id="ask" className="extractor__ask" aria-labelledby="ask-title">
      <h2 id="ask-title">{t.title}</h2>
      <p className="lead">{t.text}</p>
      <p className="extractor__actions">
        <StartLink className="button button--large">{quote}</StartLink>
        <WhatsAppLink className="button button--quiet button--large">{t.whatsapp}</WhatsAppLink>
      </p>
    </section>
  );
};
