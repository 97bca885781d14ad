import type { ReactNode } from 'react';
import { type FieldId, fields, placeOf } from './data';

/** A place on the receipt that a field is read from; pressing it orders the field, or takes it back. */
export const FieldSpot = ({ field, children }: { field: FieldId; children: ReactNode }) => {
  const at = placeOf(field);
  return (
    <label
      htmlFor={`want-${at}`}
      className="extractor__spot"
      data-field={at}
      data-tone={fields[at - 1]?.tone}
    >
      <mark>{children}</mark>
    </label>
  );
};
