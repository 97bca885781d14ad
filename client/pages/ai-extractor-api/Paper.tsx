import { languageTag } from '../../../shared/languages';
import { useLang } from '../../view';
import { Goods } from './Goods';
import { Spot } from './Spot';
import { Stub } from './Stub';
import type { Receipt } from './samples';

/** The receipt, its printed part over the stub that is signed at the door. */
export const Paper = ({ receipt }: { receipt: Receipt }) => {
  const { labels } = receipt;
  return (
    <div className="extractor__paper" lang={languageTag[useLang()]}>
      <p className="extractor__form">
        <b>{receipt.carrier}</b>
        <span>{receipt.title}</span>
        <i>{receipt.copyNo}</i>
      </p>
      <dl className="extractor__boxes">
        <div>
          <dt>{labels.number}</dt>
          <dd>
            <Spot field="number">{receipt.number}</Spot>
          </dd>
        </div>
        <div>
          <dt>{labels.issued}</dt>
          <dd>{receipt.issued.printed}</dd>
        </div>
        <div>
          <dt>{labels.customer}</dt>
          <dd>
            <Spot field="customer">{receipt.customer}</Spot>
          </dd>
        </div>
      </dl>
      <Goods receipt={receipt} />
      <Stub receipt={receipt} />
    </div>
  );
};
