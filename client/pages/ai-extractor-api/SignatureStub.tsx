import { FieldSpot } from './FieldSpot';
import { Handwriting, Signature } from './Handwriting';
import type { Receipt } from './samples';

/** The part below the perforation: recipient, time and signature. */
export const SignatureStub = ({ receipt }: { receipt: Receipt }) => {
  const { stubLabels: labels, pens } = receipt;
  return (
    <div className="stack-2 ai-extractor-api__stub">
      <p>{receipt.stub}</p>
      <dl className="ai-extractor-api__boxes">
        <div>
          <dt>{labels.receiver}</dt>
          <dd>
            <FieldSpot field="receiver">
              <Handwriting pen={pens.receiver} />
            </FieldSpot>
          </dd>
        </div>
        <div>
          <dt>{labels.idCard}</dt>
          <dd>
            <FieldSpot field="idCard">
              <svg className="ai-extractor-api__ink" viewBox="0 0 88 30" aria-hidden="true" />
              <span className="visually-hidden">{receipt.blank}</span>
            </FieldSpot>
          </dd>
        </div>
        <div>
          <dt>{labels.time}</dt>
          <dd>
            <FieldSpot field="time">
              <Handwriting pen={pens.time} />
            </FieldSpot>
          </dd>
        </div>
        <div>
          <dt>{labels.signed}</dt>
          <dd>
            <FieldSpot field="signed">
              <Signature label={receipt.signature} />
            </FieldSpot>
          </dd>
        </div>
      </dl>
    </div>
  );
};
