import { TableHead } from '../../components/data-table/DataTable';
import { FieldSpot } from './FieldSpot';
import { Handwriting } from './Handwriting';
import type { Receipt } from './samples';

/** The delivered items, with handwritten corrections and remarks. */
export const DeliveredItems = ({ receipt }: { receipt: Receipt }) => {
  const { labels, items, corrected, pens } = receipt;
  return (
    <>
      <table className="ai-extractor-api__goods">
        <TableHead columns={[labels.quantity, labels.item]} />
        <tbody>
          {items.map(({ quantity, item }, at) => (
            <tr key={item}>
              <td>
                {at === corrected.at ? (
                  <FieldSpot field="corrected">
                    <s>{quantity}</s>
                    <span className="visually-hidden">{` ${receipt.struck} `}</span>{' '}
                    <Handwriting pen={pens.corrected} />
                  </FieldSpot>
                ) : (
                  <span>{quantity}</span>
                )}
              </td>
              <th scope="row">
                <FieldSpot field="items">{item}</FieldSpot>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ai-extractor-api__boxes">
        <div>
          <dt>{labels.note}</dt>
          <dd>
            <FieldSpot field="note">
              <Handwriting pen={pens.note} />
            </FieldSpot>
          </dd>
        </div>
      </dl>
    </>
  );
};
