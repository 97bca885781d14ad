import { Ink } from './Ink';
import { Spot } from './Spot';
import type { Receipt } from './samples';

/** What was delivered, with what was corrected and remarked in pen. */
export const Goods = ({ receipt }: { receipt: Receipt }) => {
  const { labels, items, corrected, pens } = receipt;
  return (
    <>
      <table className="extractor__goods">
        <thead>
          <tr>
            <th scope="col">{labels.quantity}</th>
            <th scope="col">{labels.item}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ quantity, item }, at) => (
            <tr key={item}>
              <td>
                {at === corrected.at ? (
                  <Spot field="corrected">
                    <s>{quantity}</s>
                    <span className="visually-hidden">{` ${receipt.struck} `}</span>
                    <Ink pen={pens.corrected} />
                  </Spot>
                ) : (
                  <span>{quantity}</span>
                )}
              </td>
              <td>
                <Spot field="items">{item}</Spot>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="extractor__boxes">
        <div>
          <dt>{labels.note}</dt>
          <dd>
            <Spot field="note">
              <Ink pen={pens.note} />
            </Spot>
          </dd>
        </div>
      </dl>
    </>
  );
};
