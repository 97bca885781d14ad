import type { FormEventHandler } from 'react';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { fields } from './data';
import type { Receipt } from './samples';
import '../../components/demo/radio-choice.css';
import '../../components/document-figure/field-tones.css';
import './checklist.drawing.css';

type Props = { receipt: Receipt; onChange: FormEventHandler<HTMLFieldSetElement> };

/** The checklist of extractable fields, ticked in pen. */
export const FieldChecklist = ({ receipt, onChange }: Props) => (
  <fieldset className="ai-extractor-api__wants" onChange={onChange}>
    <legend className="strong">{copy(useLang()).order.legend}</legend>
    {fields.map((field, index) => {
      const at = index + 1;
      const { label, kind } = receipt.orders[field.id];
      return (
        <div key={field.id} className="ai-extractor-api__want" data-tone={field.tone}>
          {/* Named by this label only: the labels on the receipt are for the pointer. */}
          <input
            type="checkbox"
            id={`want-${at}`}
            value={at}
            aria-labelledby={`want-${at}-name`}
            defaultChecked={'wanted' in field}
          />
          <label id={`want-${at}-name`} htmlFor={`want-${at}`}>
            <svg viewBox="0 0 24 24" width="26" fill="none" strokeWidth="1.5" aria-hidden="true">
              <path d="M3 5h16v16H3z" fill="var(--card)" stroke="var(--ink-soft)" />
              <path
                d="M6 13l4 5 9-11"
                stroke="var(--extractor-pen)"
                strokeWidth="3"
                strokeLinecap="round"
              />
            </svg>
            <span>
              <b>{label}</b> <br />
              <span className="small">{kind}</span>
            </span>
          </label>
        </div>
      );
    })}
  </fieldset>
);
