import type { ApiField, FieldType } from '../../../shared/apis/api';
import type { Lang } from '../../../shared/languages';
import { copy } from './copy';

/** The names of JSON: a URL, a date and a file are strings of a certain form. */
const types: Partial<Record<FieldType, string>> = {
  base64: 'string (base64)',
  url: 'string (URL)',
  date: 'string (yyyy-mm-dd)',
};

/** The type of a field; of one of a request (`sent`: all its fields) also when the request has to have it. */
export const fieldType = (
  field: ApiField,
  lang: Lang,
  sent: readonly ApiField[] | undefined,
): string => {
  const t = copy(lang);
  const needed = (fields: readonly ApiField[]) => {
    const { name, insteadOf, optional } = field;
    const other = insteadOf ?? fields.find((one) => one.insteadOf === name)?.name;
    if (other) return t.unless(other);
    const needing = fields.find(({ needs }) => needs === name);
    if (needing) return t.requiredWith(needing.name);
    return optional ? t.optional : t.required;
  };
  return [
    types[field.type] ?? field.type,
    sent && needed(sent),
    field.nullable && t.nullable,
    // It is no field of its own where fields are counted.
    field.fields && t.holds,
  ]
    .filter(Boolean)
    .join(', ');
};
