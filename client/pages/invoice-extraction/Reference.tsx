import { invoice } from '../../../shared/apis/invoice';
import { AnswerSample } from '../../components/api/AnswerSample';
import { FieldTable } from '../../components/api/FieldTable';
import { RequestSamples } from '../../components/api/RequestSamples';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { type AnswerGroup, answerGroups, figures, groupFields, restFields } from './facts';
import { Section } from './Section';

const groups = Object.keys(answerGroups) as AnswerGroup[];

/** The headings that the section's own links lead to. */
const parts = ['request', 'samples', 'answer'] as const;

/** The endpoint: request fields, samples, and the response fields grouped by subject. */
export const Reference = () => {
  const lang = useLang();
  const { extract: t } = copy(lang);
  return (
    <Section
      id="extract"
      intro={
        <>
          <p>
            <code translate="no">{`${invoice.method} ${invoice.path}`}</code>
          </p>
          <p>
            <InlineCode>{t.intro(figures(lang))}</InlineCode>
          </p>
          <ul className="invoice__parts">
            {parts.map((part) => (
              <li key={part}>
                <a href={`#${part}`}>{t[part]}</a>
              </li>
            ))}
          </ul>
        </>
      }
    >
      <h3 id="request">{t.request}</h3>
      <FieldTable caption={t.body} fields={invoice.request} />
      <h3 id="samples">{t.samples}</h3>
      <div className="invoice__samples">
        <RequestSamples api={invoice} />
        <AnswerSample api={invoice} />
      </div>
      <h3 id="answer">{t.answer}</h3>
      <p className="note">
        <span>
          <InlineCode>{t.costumer}</InlineCode>
        </span>
      </p>
      {[t.status, t.account, t.brazilian].map((text) => (
        <p key={text}>
          <InlineCode>{text}</InlineCode>
        </p>
      ))}
      {groups.map((group) => (
        <FieldTable key={group} caption={t.groups[group]} fields={groupFields(group)} />
      ))}
      <FieldTable caption={t.groups.rest} fields={restFields} />
    </Section>
  );
};
