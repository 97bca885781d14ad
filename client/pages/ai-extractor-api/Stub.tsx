import { Ink, Signature } from './Ink';
import { Spot } from './Spot';
import type { Receipt } from './samples';

/** The part below the perforation: who received, when, and the signature. */
export const Stub = ({ receipt }: { receipt: Receipt }) => {
  const { stubLabels: labels, pens } = receipt;
  return (
    <div className="extractor__stub">
      <p>{receipt.stub}</p>
      <dl className="extractor__boxes">
        <div>
          <dt>{labels.receiver}</dt>
          <dd>
            <Spot field="receiver">
              <Ink pen={pens.receiver} />
            </Spot>
          </dd>
        </div>
        <div>
          <dt>{labels.idCard}</dt>
          <dd>
            <Spot field="idCard">
              <span className="visually-hidden">{receipt.blank}</span>
            </Spot>
          </dd>
        </div>
        <div>
          <dt>{labels.time}</dt>
          <dd>
            <Spot field="time">
              <Ink pen={pens.time} />
            </Spot>
          </dd>
        </div>
        <div>
          <dt>{labels.signed}</dt>
          <dd>
            <Spot field="signed">
              <Signature label={receipt.signature} />
            </Spot>
          </dd>
        </div>
      </dl>
    </div>
  );
};
