import { useLang } from '../../document/view';
import { copy } from './copy';
import { fields } from './data';
import { answerOf } from './fieldValues';
import type { Receipt } from './samples';
import '../../components/document-figure/field-tones.css';
import '../../components/code/code.css';

/**
 * The answer as JSON. Each field's line includes the preceding comma, so that the visible text is valid
 * JSON for every selection. Above it the call, at its foot the fields that are left out.
 */
export const Answer = ({ receipt }: { receipt: Receipt }) => {
  const { order: t } = copy(useLang());
  const values = answerOf(receipt);
  const { names, file, number, orders } = receipt;
  return (
    <div className="code ground-screen ai-extractor-api__answer">
      <p className="strong">{t.answer}</p>
      <p className="ai-extractor-api__call" translate="no">
        {t.call} <span>{`· ${file}-${number}.jpg · 200`}</span>
      </p>
      <pre translate="no">
        <code>
          <span>{`{\n  "${names.file}": "${file}-${number}.jpg"`}</span>
          {fields.map(({ id, tone }, index) => (
            <span key={id} data-field={index + 1} data-tone={tone}>
              <span>{',\n  '}</span>
              <b>{JSON.stringify(orders[id].name)}</b>
              <span>{`: ${values[id]}`}</span>
            </span>
          ))}
          <span>{'\n}'}</span>
        </code>
      </pre>
      <p className="ai-extractor-api__rest" translate="no" aria-hidden="true">
        {t.left}
        {fields.map(({ id }, index) => (
          <span key={id} data-field={index + 1}>
            {` · ${orders[id].name}`}
          </span>
        ))}
      </p>
    </div>
  );
};
