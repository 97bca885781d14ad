import type { FieldId } from './data';
import type { Receipt } from './samples';

/** A value that a document may lack. */
const orNull = (type: string): string => `{"type": ["${type}", "null"]}`;

const members = (entries: readonly (readonly [name: string, type: string])[]): string =>
  entries.map(([name, type]) => `        "${name}": {"type": "${type}"}`).join(',\n');

/** The JSON Schema of each field of a receipt, as it stands among the properties. */
export const schemasOf = ({ names }: Receipt): Record<FieldId, string> => ({
  number: orNull('string'),
  customer: orNull('string'),
  items: `{
      "type": "array",
      "items": {"type": "object", "properties": {
${members([
  [names.quantity, 'integer'],
  [names.item, 'string'],
])}
      }}
    }`,
  corrected: `{
      "type": ["object", "null"],
      "properties": {
${members([
  [names.item, 'string'],
  [names.from, 'integer'],
  [names.to, 'integer'],
])}
      }
    }`,
  note: orNull('string'),
  receiver: orNull('string'),
  idCard: orNull('string'),
  time: orNull('string'),
  signed: orNull('boolean'),
});
