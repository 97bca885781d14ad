import { readEnquiry } from '../../../shared/contact/enquiry';
import { composeMessage, whatsappForm } from '../../../shared/contact/whatsapp';
import type { PageParams } from '../../../shared/pageParams';
import { useView } from '../../document/view';
import { copy } from './copy';
import { Field } from './Field';
import { useSubmitState } from './useSubmitState';
import './contact-form.css';

const noteId = 'contact-note';

/**
 * The contact form. It sends nothing to this site: submitting opens WhatsApp with a message composed of
 * the fields. Without script only the message field is shown; the browser submits it.
 */
export const ContactForm = ({ about }: { about: PageParams }) => {
  const { lang, site } = useView();
  const t = copy(lang);
  const { state, send } = useSubmitState();
  const enquiry = readEnquiry(about, lang);
  return (
    <form
      className="contact-form"
      action={whatsappForm}
      target="_blank"
      rel="noopener"
      aria-label={t.label}
      onSubmit={send}
    >
      <input type="hidden" name="phone" value={site.whatsapp} />
      <input type="hidden" name="sourcePage" value={about.sourcePage ?? ''} />
      <Field id="contact-name" label={t.name} autoComplete="name" line={t.name} />
      <Field
        id="contact-email"
        label={t.email}
        type="email"
        autoComplete="email"
        fault={t.emailFault}
        line={t.email}
      />
      <Field
        id="contact-subject"
        label={t.subject}
        defaultValue={enquiry.subject}
        line={t.subject}
      />
      <Field
        id="contact-message"
        name="text"
        label={t.message}
        hint={t.hint}
        fault={t.messageFault}
        defaultValue={composeMessage(enquiry, lang)}
        multiline
        required
      />
      <p className="small" id={noteId}>
        {t.note}
      </p>
      <button
        className="button"
        type="submit"
        aria-disabled={state === 'sending'}
        aria-describedby={noteId}
      >
        {state === 'sending' ? t.sending : t.send}
      </button>
      <p className="small" role="status">
        {state === 'sent' ? t.sent : ''}
      </p>
    </form>
  );
};
