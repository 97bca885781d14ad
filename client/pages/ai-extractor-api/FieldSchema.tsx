import { useRef } from 'react';
import { CopyButton } from '../../components/code/CopyButton';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { fields } from './data';
import { schemasOf } from './fieldSchemas';
import type { Receipt } from './samples';
import '../../components/disclosure/disclosure.css';
import '../../components/document-figure/field-tones.css';
import '../../components/code/code.css';
import '../../components/code/code-block.css';

/**
 * The JSON Schema of the answer. As in the answer, a field's lines include the preceding comma, so that the visible text
 * is valid for every selection; it is what the button copies.
 */
export const FieldSchema = ({ receipt }: { receipt: Receipt }) => {
  const { order: t } = copy(useLang());
  const code = useRef<HTMLElement>(null);
  const { names, orders } = receipt;
  const schemas = schemasOf(receipt);
  return (
    <details className="ai-extractor-api__schema">
      <summary>{t.schema}</summary>
      <div className="code ground-screen">
        <div className="code__head">
          <p>JSON Schema</p>
          <CopyButton text={() => code.current?.innerText ?? ''} label="JSON Schema" of={code} />
        </div>
        <pre translate="no">
          <code ref={code}>
            <span>{`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "properties": {
    "${names.file}": {"type": "string"}`}</span>
            {fields.map(({ id, tone }, index) => (
              <span key={id} data-field={index + 1} data-tone={tone}>
                <span>{',\n    '}</span>
                <b>{JSON.stringify(orders[id].name)}</b>
                <span>{`: ${schemas[id]}`}</span>
              </span>
            ))}
            <span>{`
  },
  "required": [
    "${names.file}"`}</span>
            {fields.map(({ id }, index) => (
              <span key={id} data-field={index + 1}>
                {`,\n    "${orders[id].name}"`}
              </span>
            ))}
            <span>{'\n  ]\n}'}</span>
          </code>
        </pre>
      </div>
    </details>
  );
};
