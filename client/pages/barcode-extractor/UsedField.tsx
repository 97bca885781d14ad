import { drawnCode } from './data';

/** The field that each use needs, with its value on the sample sheet; a position would be too long here. */
const fields = [
  ['value', JSON.stringify(drawnCode('CODE128').value)],
  ['type', JSON.stringify(drawnCode('EAN13').type)],
  ['page', JSON.stringify(drawnCode('QR_CODE').page)],
  ['position', '{ … }'],
] as const;

/** The field of the response that a use needs. */
export const UsedField = ({ at }: { at: number }) => {
  const [name, value] = fields[at] ?? [];
  return (
    <code>
      {`"${name}": `}
      <b>{value}</b>
    </code>
  );
};
