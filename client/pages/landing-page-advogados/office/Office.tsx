import { office, rules } from './copy.pt';
import { Areas, People } from './lists';
import { Articles, Contact, Head, Headline } from './pageParts';

/** The parts of the drawn page; each index matches a rule. */
const parts = [Head, Headline, Areas, People, Articles, Contact];

/**
 * A law firm's page with the rules of the bar in its margin. Each part's radio button lies behind it,
 * so that selecting it scrolls nothing and needs no script; CSS highlights the part and its rule.
 */
export const Office = () => (
  <figure className="stack-3 law__office">
    <p id="rule-prompt" className="law__prompt">
      {office.prompt}
    </p>
    <fieldset aria-labelledby="rule-prompt">
      <p className="law__address" translate="no" aria-hidden="true">
        {office.address}
      </p>
      {parts.map((Part, at) => (
        <div key={rules[at]?.name} className="law__part">
          <input
            id={`rule-${at + 1}`}
            type="radio"
            name="rule"
            value={at + 1}
            aria-describedby={`rule-${at + 1}-note`}
            defaultChecked={at === 0}
          />
          <label htmlFor={`rule-${at + 1}`}>
            <span>{rules[at]?.short}</span> <span>{rules[at]?.article}</span>
          </label>
          <div className="law__drawn">
            <Part />
          </div>
        </div>
      ))}
    </fieldset>
    <ol className="stack-2 law__rules">
      {rules.map(({ law, article, name, text }, at) => (
        <li key={name} id={`rule-${at + 1}-note`} data-rule={at + 1}>
          <strong>{name}</strong> <span>{`${law}, ${article}`}</span>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <figcaption>{office.caption}</figcaption>
  </figure>
);
