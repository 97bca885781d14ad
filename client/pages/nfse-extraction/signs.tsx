import { nfse, taxes } from '../../../shared/apis/nfse';
import { noteField } from '../../components/document-figure/nfse';
import { NoteBoxes } from './NoteBoxes';

/** The line of the response that the figure shows at first. */
export const noteLine = `"noteNumber": ${noteField('noteNumber').json}`;

/** What each feature is about: files, the rates of all taxes, and a box left blank. */
export const featureSigns = [
  <>
    <code>{nfse.sampleFile}</code> <code>{nfse.sampleFile.replace('pdf', 'xml')}</code>
  </>,
  <NoteBoxes key="taxes" boxes={taxes.map((tax) => [tax.toUpperCase(), `${tax}Aliquot`])} />,
  <>
    <NoteBoxes boxes={[['INSS (R$)', 'inssValue']]} /> → <code>"inssValue": null</code>
  </>,
];

/** The boxes of the invoice that each use needs most. */
export const useSigns = {
  accounting: (
    <NoteBoxes
      boxes={[
        ['Número da nota', 'noteNumber'],
        ['Emissão', 'issueDate'],
      ]}
    />
  ),
  systems: (
    <NoteBoxes
      boxes={[
        ['Código', 'serviceCode'],
        ['E-mail', 'emailProvider'],
      ]}
    />
  ),
  payable: (
    <NoteBoxes
      boxes={[
        ['CNPJ', 'cnpjProvider'],
        ['Valor', 'servicesValue'],
      ]}
    />
  ),
  taxes: (
    <NoteBoxes
      boxes={[
        ['ISS', 'issValue'],
        ['PIS', 'pisValue'],
        ['CSLL', 'csllValue'],
      ]}
    />
  ),
};
