import { languageTag } from '../../../shared/languages';
import { useLang } from '../../view';
import { DeliveredItems } from './DeliveredItems';
import { FieldSpot } from './FieldSpot';
import { SignatureStub } from './SignatureStub';
import type { Receipt } from './samples';

/** The receipt: the printed part above the stub that is signed on delivery. */
export const ReceiptPaper = ({ receipt }: { receipt: Receipt }) => {
  const { labels } = receipt;
  return (
    <div className="stack-3 extractor__paper sheet" lang={languageTag[useLang()]}>
      <p className="extractor__form">
        <b>{receipt.carrier}</b>
        <span>{receipt.title}</span>
        <i>{receipt.copyNo}</i>
      </p>
      <dl className="extractor__boxes">
        <div>
          <dt>{labels.number}</dt>
          <dd>
            <FieldSpot field="number">{receipt.number}</FieldSpot>
          </dd>
        </div>
        <div>
          <dt>{labels.issued}</dt>
          <dd>{receipt.issued.printed}</dd>
        </div>
        <div>
          <dt>{labels.customer}</dt>
          <dd>
            <FieldSpot field="customer">{receipt.customer}</FieldSpot>
          </dd>
        </div>
      </dl>
      <DeliveredItems receipt={receipt} />
      <SignatureStub receipt={receipt} />
    </div>
  );
};
