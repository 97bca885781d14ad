import { emailLink } from '../../../shared/contact/email';
import type { Enquiry } from '../../../shared/contact/enquiry';
import { composeMessage } from '../../../shared/contact/whatsapp';
import { HoursInTwoLines } from '../../components/hours/HoursInTwoLines';
import { OpeningLine } from '../../components/hours/OpeningLine';
import { WhoAnswers } from '../../components/owner/WhoAnswers';
import { Bird } from '../../components/paper/Bird';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useView } from '../../document/view';
import { copy } from './copy';
import { EnquiryNote } from './EnquiryNote';
import '../../components/paper/sheet.css';

/**
 * The main action: a chat that has begun. The bird says who replies; below what can be asked stands the prefilled message,
 * without its reference, and the buttons that open it in WhatsApp or as an email.
 */
export const Chat = ({ enquiry }: { enquiry: Enquiry }) => {
  const { lang, site, params } = useView();
  const { ref: _, ...told } = enquiry;
  const { chat, lead } = copy(lang);
  return (
    <section className="sheet ground-sheet contact__chat">
      <Bird>{chat.reply(site.owner?.name)}</Bird>
      <header className="ground-screen contact__peer">
        <img src="/favicon.svg" alt="" width="40" height="40" />
        <div>
          <h2 id="chat">{chat.title(site.name)}</h2>
          <OpeningLine className="small contact__presence" before={<HoursInTwoLines />} />
        </div>
      </header>
      <div className="ground-sunken stack-3">
        <WhoAnswers />
        <p className="bubble bubble--in contact__asked">{lead}</p>
        <EnquiryNote enquiry={told} />
        <blockquote className="bubble contact__message">{composeMessage(told, lang)}</blockquote>
      </div>
      <div className="stack-3">
        <WhatsAppLink className="button button--large" about={params}>
          {chat.button}
        </WhatsAppLink>
        <a className="button button--quiet" href={emailLink(site.email, enquiry, lang)}>
          {chat.email}
        </a>
        <p className="small">{chat.text}</p>
      </div>
    </section>
  );
};
