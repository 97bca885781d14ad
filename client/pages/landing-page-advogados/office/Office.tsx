import { ChatSign } from '../../../components/chat-link/ChatSign';
import { WhatsAppLink } from '../../../components/WhatsAppLink';
import { words } from '../copy.pt';
import { office, rules } from './copy.pt';
import { Areas, People } from './lists';
import { Articles, Contact, Head, Headline } from './pageParts';
import '../../../components/demo/radio-choice.css';
import './office.drawing.css';

/** The parts of the drawn page; each index matches a rule. */
const parts = [Head, Headline, Areas, People, Articles, Contact];

/**
 * A law firm's page with the rules of the bar in its margin. Each part's radio button lies behind it,
 * so that selecting it scrolls nothing and needs no script; CSS highlights the part and its rule. The page's button leads
 * to the message that it sends; one of ours follows.
 */
export const Office = () => (
  <figure className="stack-3 wide landing-page-advogados__office">
    <p id="rule-prompt" className="soft wide">
      {office.prompt}
    </p>
    <div className="wide landing-page-advogados__checked">
      <fieldset aria-labelledby="rule-prompt">
        <p
          className="landing-page-advogados__sheet landing-page-advogados__address"
          translate="no"
          aria-hidden="true"
        >
          {office.address}
        </p>
        {parts.map((Part, at) => (
          <div key={rules[at]?.name} className="landing-page-advogados__part">
            <input
              id={`rule-${at + 1}`}
              type="radio"
              name="rule"
              value={at + 1}
              aria-describedby={`rule-${at + 1}-note`}
              defaultChecked={at === 0}
            />
            <label htmlFor={`rule-${at + 1}`}>
              <span>{rules[at]?.short}</span> <strong>{rules[at]?.article}</strong>
            </label>
            <div className="landing-page-advogados__sheet landing-page-advogados__drawn">
              <Part />
            </div>
          </div>
        ))}
      </fieldset>
      <ol className="landing-page-advogados__rules">
        {rules.map(({ law, article, name, text }, at) => (
          <li key={name} id={`rule-${at + 1}-note`} data-rule={at + 1}>
            <strong>{name}</strong> <span className="soft">{`${law}, ${article}`}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
    <div id="message" className="landing-page-advogados__message" tabIndex={-1}>
      <p className="strong">{office.arrives}</p>
      <p>{office.message}</p>
      <p>{office.visitor}</p>
    </div>
    <div className="landing-page-advogados__after">
      <p>{office.after}</p>
      <WhatsAppLink className="button button--large">
        <ChatSign />
        {words.hero.bar}
        <span className="visually-hidden"> pelo WhatsApp</span>
      </WhatsAppLink>
    </div>
    <figcaption className="wide">{office.caption}</figcaption>
  </figure>
);
