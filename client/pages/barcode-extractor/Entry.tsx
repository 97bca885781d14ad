import type { FoundCode } from '../../../shared/apis/codes';
import { buttonId, tones } from './tones';

type Props = { code: FoundCode; at: number; last: boolean };

const named = (name: string, value: string | number, after: string) => (
  <>
    <span>{`"${name}": `}</span>
    <b>{JSON.stringify(value)}</b>
    <span>{after}</span>
  </>
);

/** An entry of the answer; its button covers it, so that the browser's focus ring goes round it. */
export const Entry = ({ code: { value, type, page, position }, at, last }: Props) => (
  <span className="scan__entry" data-field={at} data-tone={tones[type]}>
    <input type="radio" id={buttonId(at)} name="code" value={at} defaultChecked={at === 1} />
    <label htmlFor={buttonId(at)}>
      <span className="scan__line">
        <span>{'{ '}</span>
        {named('value', value, ',')}
      </span>
      <span className="scan__line">
        {named('type', type, ', ')}
        {named('page', page, ',')}
      </span>
      <span className="scan__line">
        <span>{'"position": { '}</span>
        {named('x', position.x, ', ')}
        {named('y', position.y, ',')}
      </span>
      <span className="scan__line">
        {named('width', position.width, ', ')}
        {named('height', position.height, ` } }${last ? '' : ','}`)}
      </span>
    </label>
  </span>
);
