import type { ApiField } from '../../../shared/apis/api';
import { dataFields, nfse } from '../../../shared/apis/nfse';
import { issuer, lineOf, noteBox, printed, provider } from '../../components/document-figure/nfse';
import type { Data, Sample } from '../../components/document-figure/sample';

const answered = nfse.response.find(({ name }) => name === 'data')?.fields ?? [];

/** All fields of `data` in the order of the response. */
const data: Data = answered.map((field) =>
  field.fields ? { group: field.name, fields: field.fields.map(lineOf) } : lineOf(field),
);

const printedTaxes = [
  ['ISS', 'iss'],
  ['PIS', 'pis'],
  ['COFINS', 'cofins'],
  ['INSS', 'inss'],
  ['IRRF', 'irrf'],
  ['CSLL', 'csll'],
] as const;

/** The invoice as a city prints it: issuer, client, service and amounts. */
const placed: Sample['boxes'] = [
  noteBox('Número da nota', 'noteNumber'),
  noteBox('Código de verificação', 'authorizationCode'),
  noteBox('Emissão', 'issueDate'),
  noteBox('Emissão do RPS', 'rpsIssueDate'),
  { heading: 'Prestador de serviços' },
  { label: 'Nome', text: provider },
  noteBox('CNPJ', 'cnpjProvider'),
  noteBox('Inscr. municipal', 'municipalRegistrationProvider', 'third'),
  noteBox('CEP', 'zipCodeProvider', 'third'),
  noteBox('Telefone', 'phoneProvider', 'third'),
  noteBox('E-mail', 'emailProvider', 'wide'),
  { heading: 'Tomador de serviços' },
  { label: 'Nome', text: 'Condomínio Exemplo' },
  noteBox('CNPJ', 'cnpjBeneficiary'),
  noteBox('Inscr. municipal', 'municipalRegistrationBeneficiary', 'third'),
  noteBox('CEP', 'zipCodeBeneficiary', 'third'),
  noteBox('Telefone', 'phoneBeneficiary', 'third'),
  noteBox('E-mail', 'emailBeneficiary', 'wide'),
  { heading: 'Serviço' },
  noteBox('Código', 'serviceCode', 'third'),
  noteBox('Descrição do código', 'serviceDescribe', 'most'),
  noteBox('Discriminação', 'discrimination', 'most'),
  noteBox('Valor', 'servicesValue', 'third'),
  { heading: 'Tributos' },
  ...printedTaxes.map(([label, id]) => noteBox(label, `${id}Aliquot`, 'sixth')),
  ...printedTaxes.map(([label, id]) => noteBox(label, `${id}Value`, 'sixth')),
  noteBox('Outras informações', 'otherInformations', 'wide'),
];

const isPlaced = ({ name }: ApiField): boolean =>
  placed.some((box) => 'field' in box && box.field === name);

/** Fields without a box yet (new in the API) are printed at the bottom. */
const unplaced: Sample['boxes'] = dataFields
  .filter((field) => !isPlaced(field))
  .map(({ name, meaning, example }) => ({
    label: meaning.pt,
    text: printed(name, typeof example === 'object' ? null : (example ?? null)),
    field: name,
    size: 'wide',
  }));

/** The sample with every response field printed on it. */
export const note: Sample = {
  issuer,
  kind: 'Nota fiscal de serviços eletrônica · NFS-e',
  boxes: [...placed, ...unplaced],
  data,
  lit: 'noteNumber',
};
