import type { FieldId } from './data';
import type { Receipt } from './samples';

/** A small JSON object on one line, as short as a phone is wide. */
const inline = (entries: Record<string, string | number>): string =>
  `{${Object.entries(entries)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(', ')}}`;

/** The handwritten date has no year: take that of the printed date. */
export const momentOf = ({ issued, moment }: Receipt): string => `${issued.year}-${moment}`;

/** The JSON value of each field of a receipt. The delivered goods are as corrected by hand. */
export const answerOf = (receipt: Receipt): Record<FieldId, string> => {
  const { names, items, corrected, pens } = receipt;
  const goods = items.map(({ quantity, item }, at) =>
    inline({
      [names.quantity]: at === corrected.at ? corrected.to : quantity,
      [names.item]: item,
    }),
  );
  const wrong = items[corrected.at];
  return {
    number: JSON.stringify(receipt.number),
    customer: JSON.stringify(receipt.customer),
    items: `[\n    ${goods.join(',\n    ')}\n  ]`,
    corrected: `{
    ${JSON.stringify(names.item)}: ${JSON.stringify(wrong?.item)},
    ${JSON.stringify(names.from)}: ${wrong?.quantity}, ${JSON.stringify(names.to)}: ${corrected.to}
  }`,
    note: JSON.stringify(pens.note.text),
    receiver: JSON.stringify(pens.receiver.text),
    idCard: 'null',
    time: JSON.stringify(momentOf(receipt)),
    signed: 'true',
  };
};
