import { words } from './copy.pt';
import { deal } from './data';

const { chat, mute } = words;

/** What the chat shows of each promise: a deal's price, what a member says, a notice. */
const signs = [
  <span key="price" className="community__tag">
    {chat.now} <strong>{deal('bottle').now}</strong>
  </span>,
  <span key="reply" className="bubble">
    {chat.replies.bottle.says}
  </span>,
  <span key="notice" className="ground-screen community__app">
    {mute.app}
  </span>,
];

/** The sign of a promise, taken from the chat. */
export const PromiseSign = ({ at: index }: { at: number }) => (
  <p className="community__sign" aria-hidden="true">
    {signs[index]}
  </p>
);
