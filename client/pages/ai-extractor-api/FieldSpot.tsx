import type { ReactNode } from 'react';
import { type FieldId, fields, placeOf } from './data';
import '../../components/document-figure/field-tones.css';

/** The place on the receipt where a field is read; clicking it toggles the field. */
export const FieldSpot = ({ field, children }: { field: FieldId; children: ReactNode }) => {
  const at = placeOf(field);
  return (
    <label
      htmlFor={`want-${at}`}
      className="ai-extractor-api__spot"
      data-field={at}
      data-tone={fields[at - 1]?.tone}
    >
      <mark>{children}</mark>
    </label>
  );
};
