import type { FoundCode } from '../../../shared/apis/codes';
import { fieldNumber } from '../../components/document-figure/fieldNumber';
import { buttonId, tones } from './ids';

type Props = { code: FoundCode; at: number; last: boolean };

const member = (before: string, value: string | number) => (
  <>
    <span>{before}</span>
    <b>{JSON.stringify(value)}</b>
  </>
);

const comma = <span>,</span>;

/** An entry of the answer; its radio button covers it, so that the browser's focus ring surrounds it. */
export const AnswerEntry = ({ code: { value, type, page, position }, at, last }: Props) => (
  <span className="scan__entry" data-field={fieldNumber(at)} data-tone={tones[at - 1]}>
    <input
      type="radio"
      id={buttonId(at)}
      name="code"
      value={fieldNumber(at)}
      defaultChecked={at === 1}
    />
    <label htmlFor={buttonId(at)}>
      <span className="scan__line">
        {member('{ "value": ', value)}
        {comma}
      </span>
      <span className="scan__line">
        {member('"type": ', type)}
        {member(', "page": ', page)}
        {comma}
      </span>
      <span className="scan__line">
        {member('"position": { "x": ', position.x)}
        {member(', "y": ', position.y)}
        {comma}
      </span>
      <span className="scan__line">
        {member('"width": ', position.width)}
        {member(', "height": ', position.height)}
        <span>{last ? ' } }' : ' } },'}</span>
      </span>
    </label>
  </span>
);
