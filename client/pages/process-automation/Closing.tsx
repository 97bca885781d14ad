import { WhatsAppLink } from '../../components/WhatsAppLink';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';

export const Closing = () => {
  const { end: t, tell } = copy(useLang());
  return (
    <section id="talk" className="process-automation__end" aria-labelledby="talk-title">
      <h2 id="talk-title">{t.title}</h2>
      <div>
        <p>{t.text}</p>
        <p className="process-automation__actions">
          <StartLink className="button button--large">{tell}</StartLink>
          <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
        </p>
      </div>
    </section>
  );
};
