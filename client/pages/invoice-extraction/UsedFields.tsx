import { box, lastName, toneOf } from './sample';
import '../../components/document-figure/field-tones.css';

/** The fields that each use needs, by path. */
const fields = [
  ['dueDate', 'totalAmount', 'bankInfo.iban'],
  ['referenceNumber', 'value', 'totalAmount'],
  ['originCountry', 'destinyCountry', 'currency'],
  ['costumer', 'taxAmount', 'taxPercentage'],
];

/** The fields that a use needs, in the values and colours of the sample invoice. */
export const UsedFields = ({ at }: { at: number }) =>
  fields[at]?.map((path) => (
    <span key={path} data-tone={toneOf(path) ?? 'sky'}>
      {lastName(path)} <mark>{box('', path).text}</mark>
    </span>
  ));
