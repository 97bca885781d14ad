import { nfse } from '../../../shared/apis/nfse';
import { issuer, lineOf, noteBox, provider } from '../../components/document-figure/nfse';
import type { Data, Sample } from '../../components/document-figure/sample';

export const beneficiary = 'Condomínio Exemplo';

const answered = nfse.response.find(({ name }) => name === 'data')?.fields ?? [];

/** All fields of `data` in the order of the response. */
const data: Data = answered.map((field) =>
  field.fields ? { group: field.name, fields: field.fields.map(lineOf) } : lineOf(field),
);

const printedTaxes = ['iss', 'pis', 'cofins', 'inss', 'irrf', 'csll'] as const;

/** The invoice as a city prints it: issuer, client, service and amounts. */
const boxes: Sample['boxes'] = [
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
  { label: 'Nome', text: beneficiary },
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
  ...printedTaxes.map((tax) => noteBox(`${tax.toUpperCase()} (%)`, `${tax}Aliquot`, 'sixth')),
  ...printedTaxes.map((tax) => noteBox(`${tax.toUpperCase()} (R$)`, `${tax}Value`, 'sixth')),
  noteBox('Outras informações', 'otherInformations', 'wide'),
];

/** The sample with every response field printed on it. */
export const note: Sample = {
  issuer,
  kind: 'Nota fiscal de serviços eletrônica · NFS-e',
  boxes,
  data,
  lit: 'noteNumber',
};
