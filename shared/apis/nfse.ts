import { nfsePlans } from '../prices/marketplace';
import { type Api, type ApiField, type FieldType, fileStart } from './api';
import { baseUrl, names, statuses } from './change';
import { type NfseName, nfseExample } from './nfseExample';

/** A field of the response, with what the sample note says. */
const field = (name: NfseName, type: FieldType, en: string, pt: string): ApiField => ({
  name,
  type,
  nullable: true,
  example: nfseExample[name],
  meaning: { en, pt },
});

const text = (name: NfseName, en: string, pt: string): ApiField => field(name, 'string', en, pt);

/** The taxes that the response tells apart. */
export const taxes = ['cofins', 'csll', 'inss', 'irrf', 'iss', 'pis'] as const;

/** `da COFINS`, `do ISS`: the contributions are feminine in Portuguese. */
export const ofTaxPt = (tax: (typeof taxes)[number]): string =>
  `${tax.startsWith('c') ? 'da' : 'do'} ${tax.toUpperCase()}`;

const taxFields = (tax: (typeof taxes)[number]): readonly ApiField[] => {
  const name = tax.toUpperCase();
  const ofTax = ofTaxPt(tax);
  return [
    field(`${tax}Aliquot`, 'number', `Rate of ${name}, in percent`, `Alíquota ${ofTax}, em %`),
    field(`${tax}Value`, 'number', `Amount of ${name}, in reais`, `Valor ${ofTax}`),
  ];
};

/** The NFSe extraction API. */
export const nfse: Api = {
  id: 'nfse-extraction',
  listing: 'nfse',
  method: 'POST',
  path: '/nfse',
  sampleFile: 'nfse-1042.pdf',
  fileTypes: ['pdf', 'xml'],
  sampleResponse: 'nfse-1042.json',
  sampleField: 'data.noteNumber',
  request: [
    {
      name: 'base64',
      type: 'base64',
      optional: true,
      insteadOf: 'fileUrl',
      example: fileStart,
      meaning: {
        en: 'The PDF or XML, base64-encoded. Send either base64 or fileUrl, not both',
        pt: 'O PDF ou XML em base64. Mande base64 ou fileUrl, nunca os dois',
      },
    },
    {
      name: 'fileUrl',
      type: 'url',
      optional: true,
      meaning: {
        en: 'Public URL from which the API downloads the PDF or XML (localhost does not work)',
        pt: 'URL pública de onde a API baixa o PDF ou XML (localhost não funciona)',
      },
    },
    {
      name: 'password',
      type: 'string',
      optional: true,
      meaning: {
        en: 'Only for a password-protected PDF',
        pt: 'Só para PDF com senha',
      },
    },
  ],
  response: [
    {
      name: 'status',
      type: 'string',
      notCompared: true,
      example: 'success',
      meaning: { en: 'Outcome of the extraction', pt: 'Resultado da extração' },
    },
    {
      name: 'data',
      type: 'object',
      meaning: { en: 'Data of the invoice', pt: 'Dados da nota' },
      fields: [
        text('authorizationCode', 'Verification code from the city', 'Código de verificação'),
        text('cnpjBeneficiary', 'Tax ID of the customer (CNPJ)', 'CNPJ do tomador'),
        text('cnpjProvider', 'Tax ID of the provider (CNPJ)', 'CNPJ do prestador'),
        text(
          'discrimination',
          'Description of the service, as written on the invoice',
          'Discriminação do serviço',
        ),
        text('emailBeneficiary', 'Email of the customer', 'E-mail do tomador'),
        text('emailProvider', 'Email of the provider', 'E-mail do prestador'),
        field('issueDate', 'date', 'Date of issue of the invoice', 'Data de emissão da nota'),
        text(
          'municipalRegistrationBeneficiary',
          'Municipal registration of the customer',
          'Inscrição municipal do tomador',
        ),
        text(
          'municipalRegistrationProvider',
          'Municipal registration of the provider',
          'Inscrição municipal do prestador',
        ),
        text('noteNumber', 'Number of the invoice', 'Número da nota'),
        text('otherInformations', 'Other remarks on the invoice', 'Outras informações'),
        text('phoneBeneficiary', 'Phone number of the customer', 'Telefone do tomador'),
        text('phoneProvider', 'Phone number of the provider', 'Telefone do prestador'),
        field(
          'rpsIssueDate',
          'date',
          'Date of issue of the provisional receipt (RPS)',
          'Data de emissão do recibo provisório de serviços (RPS)',
        ),
        text('serviceCode', 'Service code, as on the invoice', 'Código do serviço'),
        text(
          'serviceDescribe',
          'Description of the service code',
          'Descrição do código de serviço',
        ),
        field(
          'servicesValue',
          'number',
          'Amount of the services, in Brazilian reais (BRL)',
          'Valor dos serviços, em reais',
        ),
        text('zipCodeBeneficiary', 'ZIP code (CEP) of the customer', 'CEP do tomador'),
        text('zipCodeProvider', 'ZIP code (CEP) of the provider', 'CEP do prestador'),
        {
          name: 'tributes',
          type: 'object',
          meaning: {
            en: 'Rate and amount of each tax. ISS is a city tax; the others are federal',
            pt: 'Alíquota (em %) e valor (em reais) de cada tributo',
          },
          fields: taxes.flatMap(taxFields),
        },
      ],
    },
  ],
  errors: [
    {
      status: 400,
      meaning: {
        en: 'The file is not a valid PDF or XML.',
        pt: 'O arquivo não é um PDF ou XML válido.',
      },
    },
    {
      status: 400,
      meaning: {
        en: 'The file is password-protected: send its password in password.',
        pt: 'Arquivo protegido por senha: envie a senha no campo password.',
      },
    },
    {
      status: 500,
      meaning: {
        en: 'Processing the NFS-e failed unexpectedly.',
        pt: 'Falha inesperada no processamento.',
      },
    },
  ],
  plans: nfsePlans,
  bodies: ['NfseRequest', 'NfseResponse'],
  changes: [
    { date: '2026-11-27', text: statuses },
    { date: '2026-11-25', text: names },
    {
      date: '2026-11-24',
      text: {
        en: `${baseUrl.en} Errors not listed one by one are now described as \`4XX\` and \`5XX\`.`,
        pt: `${baseUrl.pt} Os demais erros passaram a ser descritos em \`4XX\` e \`5XX\`.`,
      },
    },
    {
      date: '2026-11-23',
      text: {
        en: 'Each request variant is now a complete `oneOf` schema: either `base64` or `fileUrl`, never both.',
        pt: 'Cada variante da requisição passou a ser um schema completo em `oneOf`: `base64` ou `fileUrl`, nunca os dois.',
      },
    },
  ],
};

const data = nfse.response.find(({ name }) => name === 'data')?.fields ?? [];

/** The fields of the response that hold a value, in its order; objects count by what is in them. */
export const dataFields: readonly ApiField[] = data.flatMap((one) => one.fields ?? [one]);
