import type { FoundCode } from '../../../shared/apis/codes';
import { fieldNumber } from '../../components/document-figure/fieldNumber';
import { buttonId, tones } from './ids';
import '../../components/demo/radio-choice.css';
import '../../components/document-figure/field-tones.css';

type Props = { code: FoundCode; at: number; last: boolean };

const member = (before: string, value: string | number) => (
  <>
    <span>{before}</span>
    <b>{JSON.stringify(value)}</b>
  </>
);

/** An entry of the answer; its radio button covers it, so that the browser's focus ring surrounds it. */
export const AnswerEntry = ({ code: { value, type, page, position }, at, last }: Props) => (
  <span className="scan__entry" data-field={fieldNumber(at)} data-tone={tones[at - 1]}>
    <input
      type="radio"
      id={buttonId(at)}
      name="code"
      aria-label={type === 'QR_CODE' ? type : `${type} ${value}`}
      aria-describedby={`${buttonId(at)}-entry`}
      defaultChecked={at === 1}
    />
    <label id={`${buttonId(at)}-entry`} htmlFor={buttonId(at)}>
      {member('{ "value": ', value)}
      {member(',\n"type": ', type)}
      {member(', "page": ', page)}
      {member(',\n"position": { "x": ', position.x)}
      {member(', "y": ', position.y)}
      {member(',\n"width": ', position.width)}
      {member(', "height": ', position.height)}
      <span>{last ? ' } }' : ' } },'}</span>
    </label>
  </span>
);
