import { WhatsAppLink } from '../WhatsAppLink';
import { ChatSign } from './ChatSign';
import './chat-link.css';

/** WhatsApp with the page's message, as a sign above its word, where a button has no room. */
export const ChatLink = () => (
  <WhatsAppLink className="chat-link">
    <ChatSign />
    WhatsApp
  </WhatsAppLink>
);
