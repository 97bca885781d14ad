import { copy } from '../../../components/copy';
import { ChoiceInput } from '../../../components/demo/Choices';
import { DemoCall } from '../../../components/demo/DemoCall';
import { SaidResult } from '../../../components/demo/SaidResult';
import { office, rules } from './copy.pt';
import { Areas, People } from './lists';
import { Articles, Contact, Head, Headline } from './pageParts';
import '../../../components/landing/arrives.css';
import '../../../components/landing/after-demo.css';
import './office.drawing.css';

/** The parts of the drawn page; each index matches a rule. */
const parts = [Head, Headline, Areas, People, Articles, Contact];

/**
 * A law firm's page with the rules of the bar in its margin; on a phone the rule of the selected part alone, which
 * stays in view. The page's button leads to the message that it sends; one of ours follows.
 */
export const Office = () => (
  <figure className="stack-3 wide landing-page-advogados__office">
    <h2 id="rule-prompt">
      <mark>{copy('pt').check}</mark>{' '}
      <span className="landing-page-advogados__narrow">{office.prompt}</span>
      <span className="landing-page-advogados__broad">{office.beside}</span>
    </h2>
    <div className="landing-page-advogados__checked">
      <fieldset aria-labelledby="rule-prompt">
        <p
          className="ground-sheet small landing-page-advogados__address"
          translate="no"
          aria-hidden="true"
        >
          {office.address}
        </p>
        <p className="strong small landing-page-advogados__broad" aria-hidden="true">
          {office.rule}
        </p>
        {parts.map((Part, index) => {
          const at = index + 1;
          const rule = rules[index];
          return (
            <div key={rule?.name} className="ground-sheet landing-page-advogados__part">
              <ChoiceInput
                group="a"
                at={at}
                name="rule"
                id={`rule-${at}`}
                chosen={at === 1}
                describedBy={`rule-${at}-note`}
              />
              {/* On a desk the name stands beside the part, on a phone above the page. */}
              <label htmlFor={`rule-${at}`}>
                <span className="visually-hidden">{rule?.name}:</span> <span>{rule?.short}</span>{' '}
                <strong>{rule?.article}</strong>
              </label>
              <div className="landing-page-advogados__drawn">
                <Part />
              </div>
            </div>
          );
        })}
      </fieldset>
      <p className="overlay landing-page-advogados__rules">
        {rules.map(({ law, article, name, text }, index) => (
          <span
            key={name}
            id={`rule-${index + 1}-note`}
            data-when-a={index + 1}
            data-mark-a={index + 1}
          >
            <strong>{name}</strong> <span>{`${law}, ${article}`}</span> <span>{text}</span>
          </span>
        ))}
      </p>
      {/* On a desk all rules are in view: it says that of the selected part, in short. */}
      <SaidResult>
        {rules.map(({ name, text }, index) => (
          <span key={name} data-when-a={index + 1}>
            {`${name}: ${text.slice(0, text.indexOf('.') + 1)}`}
          </span>
        ))}
      </SaidResult>
    </div>
    <div className="stack-3 landing-page-advogados__sent">
      <div id="message" className="bubble bubble--in landing__arrives" tabIndex={-1}>
        <p className="strong">{office.arrives}</p>
        <p>{office.message}</p>
        <p>{office.visitor}</p>
      </div>
      <figcaption>{office.caption}</figcaption>
    </div>
    <div className="stack-2 landing__after landing-page-advogados__wanted">
      <DemoCall text={office.after} label={office.send} />
      <p className="small screen-only">{office.first}</p>
    </div>
  </figure>
);
