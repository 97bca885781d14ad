import type { FormEventHandler } from 'react';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { fields } from './data';
import type { Receipt } from './samples';
import '../../components/demo/radio-choice.css';
import '../../components/demo/choice.css';
import '../../components/document-figure/field-tones.css';

type Props = { receipt: Receipt; onChange: FormEventHandler<HTMLFieldSetElement> };

/** The checklist of extractable fields. */
export const FieldChecklist = ({ receipt, onChange }: Props) => (
  <fieldset className="choice ai-extractor-api__wants" onChange={onChange}>
    <legend>{copy(useLang()).order.legend}</legend>
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
            <b>{label}</b> <span>{kind}</span>
          </label>
        </div>
      );
    })}
  </fieldset>
);
