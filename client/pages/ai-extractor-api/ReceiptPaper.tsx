import { languageTag } from '../../../shared/languages';
import { Bird } from '../../components/paper/Bird';
import { Stamp } from '../../components/paper/Stamp';
import { useLang } from '../../document/view';
import { DeliveredItems } from './DeliveredItems';
import { FieldSpot } from './FieldSpot';
import { SignatureStub } from './SignatureStub';
import type { Receipt } from './samples';
import '../../components/paper/sheet.css';
import './receipt.drawing.css';

/** The receipt: the printed part above the stub that is signed on delivery. */
export const ReceiptPaper = ({ receipt }: { receipt: Receipt }) => {
  const { labels } = receipt;
  return (
    <div
      className="stack-4 ground-sheet ai-extractor-api__paper sheet"
      lang={languageTag[useLang()]}
    >
      <Bird>{`${receipt.stubLabels.idCard}: ${receipt.blank}`}</Bird>
      <p className="row ai-extractor-api__form">
        <span>
          <b>{receipt.carrier}</b>
          <br />
          {receipt.title}
        </span>
        <span>{receipt.copyNo}</span>
      </p>
      <dl className="ai-extractor-api__boxes">
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
      <Stamp />
    </div>
  );
};
