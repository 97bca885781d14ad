import type { Sample } from '../../components/document-figure/sample';

/**
 * An invented service invoice: a town and a company that say they are examples, a CNPJ whose check
 * digits fail. It stays Portuguese in both languages, as the paper does; its fields have the names
 * that the NFSe API gives them.
 */
export const note: Sample = {
  issuer: 'Prefeitura de Vila Exemplo',
  kind: 'Nota fiscal de serviços · NFSe',
  boxes: [
    { label: 'Número da nota', text: '1042', field: 'noteNumber' },
    { label: 'Emissão', text: '14/03/2025', field: 'issueDate' },
    { label: 'Prestador', text: 'Elevadores Exemplo Ltda.', wide: true },
    { label: 'CNPJ do prestador', text: '11.111.111/0001-00', field: 'cnpjProvider', wide: true },
    {
      label: 'Serviço',
      text: 'Revisão mensal do elevador',
      field: 'discrimination',
      wide: true,
    },
    { label: 'Valor', text: 'R$\u00a01.500,00', field: 'servicesValue', wide: true },
    { label: 'Alíquota do ISS', text: '2%', field: 'issAliquot' },
    { label: 'Valor do ISS', text: 'R$\u00a030,00', field: 'issValue' },
    { label: 'E-mail do tomador', text: '–', field: 'emailBeneficiary', wide: true },
  ],
  data: [
    { name: 'noteNumber', json: '"1042"', tone: 'sky' },
    { name: 'issueDate', json: '"2025-03-14"', tone: 'sky' },
    { name: 'cnpjProvider', json: '"11.111.111/0001-00"', tone: 'coral' },
    { name: 'discrimination', json: '"Revisão mensal do elevador"', tone: 'leaf' },
    { name: 'servicesValue', json: '1500.00', tone: 'sun' },
    {
      group: 'tributes',
      fields: [
        { name: 'issAliquot', json: '2.00', tone: 'sun' },
        { name: 'issValue', json: '30.00', tone: 'sun' },
      ],
    },
    { name: 'emailBeneficiary', json: 'null', tone: 'coral' },
  ],
  lit: 'servicesValue',
};
