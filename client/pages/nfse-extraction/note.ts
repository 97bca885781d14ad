import { nfse } from '../../../shared/apis/nfse';
import { type NfseName, nfseExample } from '../../../shared/apis/nfseExample';
import { noteBox, noteField } from '../../components/document-figure/nfse';
import type { Data, Sample, Tone } from '../../components/document-figure/sample';

const isRead = (name: string): name is NfseName => Object.hasOwn(nfseExample, name);

/** What a field tells of: who, the service, its price and taxes, or which note it is. */
const toneOf = (name: NfseName): Tone => {
  if (/(Aliquot|Value)$/.test(name)) return 'sun';
  if (/(Beneficiary|Provider)$/.test(name)) return 'coral';
  return /^(service|discrimination)/.test(name) ? 'leaf' : 'sky';
};

const dataFields = nfse.response.find(({ name }) => name === 'data')?.fields ?? [];

/** Every field of `data` in the order in which the API answers. */
const data: Data = dataFields.map(({ name, fields }) =>
  isRead(name)
    ? noteField(name, toneOf(name))
    : {
        group: name,
        fields: (fields ?? [])
          .map((inner) => inner.name)
          .filter(isRead)
          .map((inner) => noteField(inner, toneOf(inner))),
      },
);

const printedTaxes = [
  ['ISS', 'iss'],
  ['PIS', 'pis'],
  ['COFINS', 'cofins'],
  ['INSS', 'inss'],
  ['IRRF', 'irrf'],
  ['CSLL', 'csll'],
] as const;

/** A whole note: every field that the API answers is printed on it. */
export const note: Sample = {
  issuer: 'Prefeitura de Vila Exemplo',
  kind: 'Nota fiscal de serviços eletrônica · NFSe',
  boxes: [
    noteBox('Número da nota', 'noteNumber'),
    noteBox('Código de verificação', 'authorizationCode'),
    noteBox('Emissão', 'issueDate'),
    noteBox('Emissão do RPS', 'rpsIssueDate'),
    { heading: 'Prestador de serviços' },
    { label: 'Nome', text: 'Elevadores Exemplo Ltda.' },
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
  ],
  data,
  lit: 'noteNumber',
};
