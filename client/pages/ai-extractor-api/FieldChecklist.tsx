import { useLang } from '../../view';
import { copy } from './copy';
import { fields } from './data';
import type { Receipt } from './samples';

/** The checklist of extractable fields, ticked in pen. */
export const FieldChecklist = ({ receipt }: { receipt: Receipt }) => (
  <fieldset className="extractor__slip">
    <legend>{copy(useLang()).order.legend}</legend>
    {fields.map((field, index) => {
      const at = index + 1;
      const { label, kind } = receipt.orders[field.id];
      return (
        <div key={field.id} className="extractor__want" data-field={at} data-tone={field.tone}>
          {/* Named by this label only: the labels on the receipt are for the pointer. */}
          <input
            type="checkbox"
            id={`want-${at}`}
            value={at}
            aria-labelledby={`want-${at}-name`}
            defaultChecked={'wanted' in field}
          />
          <label id={`want-${at}-name`} htmlFor={`want-${at}`}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <rect x="3" y="5" width="16" height="16" />
              <path d="M6 13l4 5 9-11" />
            </svg>
            <b>{label}</b> <span>{kind}</span>
          </label>
        </div>
      );
    })}
  </fieldset>
);
