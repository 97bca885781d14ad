import type { Api, ApiField } from './api';
import { nfsePlans } from './plans';

type Tax = { id: string; name: string; aliquot: number | null; value: number | null };

/** The taxes of the sample: a small service company; what does not apply is missing, hence null. */
const taxes: readonly Tax[] = [
  { id: 'cofins', name: 'COFINS', aliquot: 3, value: 45 },
  { id: 'csll', name: 'CSLL', aliquot: 1, value: 15 },
  { id: 'inss', name: 'INSS', aliquot: null, value: null },
  { id: 'irrf', name: 'IRRF', aliquot: 1.5, value: 22.5 },
  { id: 'iss', name: 'ISS', aliquot: 2, value: 30 },
  { id: 'pis', name: 'PIS', aliquot: 0.65, value: 9.75 },
];

const taxFields = ({ id, name, aliquot, value }: Tax): readonly ApiField[] => [
  {
    name: `${id}Aliquot`,
    type: 'number',
    nullable: true,
    example: aliquot,
    meaning: { en: `Rate of ${name}, in percent`, pt: `Alíquota de ${name}, em porcentagem` },
  },
  {
    name: `${id}Value`,
    type: 'number',
    nullable: true,
    example: value,
    meaning: { en: `Amount of ${name}, in reais`, pt: `Valor de ${name}, em reais` },
  },
];

const text = (name: string, example: string | null, en: string, pt: string): ApiField => ({
  name,
  type: 'text',
  nullable: true,
  example,
  meaning: { en, pt },
});

/**
 * The NFSe extraction API. The sample is invented: town and companies say that they are examples, the
 * tax numbers have check digits that fail.
 */
export const nfse: Api = {
  id: 'nfse-extraction',
  method: 'POST',
  path: '/nfse',
  request: [
    {
      name: 'base64',
      type: 'base64',
      optional: true,
      notInSample: true,
      meaning: {
        en: 'The PDF or XML itself, base64-encoded; instead of fileUrl',
        pt: 'O próprio PDF ou XML, codificado em base64; no lugar de fileUrl',
      },
    },
    {
      name: 'fileUrl',
      type: 'url',
      optional: true,
      example: 'https://files.example.com/nfse-1042.pdf',
      meaning: {
        en: 'Address from which we fetch the PDF or XML; instead of base64',
        pt: 'Endereço de onde buscamos o PDF ou XML; no lugar de base64',
      },
    },
    {
      name: 'password',
      type: 'text',
      optional: true,
      example: 'open-sesame',
      meaning: {
        en: 'Password of a protected file',
        pt: 'Senha do arquivo, se ele for protegido',
      },
    },
  ],
  response: [
    {
      name: 'status',
      type: 'text',
      example: 'success',
      meaning: { en: 'Outcome of the extraction', pt: 'Resultado da extração' },
    },
    {
      name: 'data',
      type: 'object',
      meaning: { en: 'What the note says', pt: 'O que a nota diz' },
      fields: [
        text(
          'authorizationCode',
          'EX4M-PL0',
          'Verification code printed by the city hall',
          'Código de verificação impresso pela prefeitura',
        ),
        text('cnpjBeneficiary', '22.222.222/0001-00', 'CNPJ of the client', 'CNPJ do tomador'),
        text('cnpjProvider', '11.111.111/0001-00', 'CNPJ of the provider', 'CNPJ do prestador'),
        text(
          'discrimination',
          'Revisão mensal do elevador',
          'Description of the service as written on the note',
          'Discriminação do serviço, como está na nota',
        ),
        text('emailBeneficiary', null, 'E-mail of the client', 'E-mail do tomador'),
        text('emailProvider', 'notas@example.com', 'E-mail of the provider', 'E-mail do prestador'),
        {
          name: 'issueDate',
          type: 'date',
          nullable: true,
          example: '2025-03-14',
          meaning: { en: 'Date of issue of the note', pt: 'Data de emissão da nota' },
        },
        text(
          'municipalRegistrationBeneficiary',
          null,
          'Municipal registration of the client',
          'Inscrição municipal do tomador',
        ),
        text(
          'municipalRegistrationProvider',
          '000.111-0',
          'Municipal registration of the provider',
          'Inscrição municipal do prestador',
        ),
        text('noteNumber', '1042', 'Number of the note', 'Número da nota'),
        text(
          'otherInformations',
          null,
          'Whatever else the note says in its remarks',
          'Outras informações escritas na nota',
        ),
        text('phoneBeneficiary', null, 'Phone number of the client', 'Telefone do tomador'),
        text(
          'phoneProvider',
          '(00) 3000-0000',
          'Phone number of the provider',
          'Telefone do prestador',
        ),
        {
          name: 'rpsIssueDate',
          type: 'date',
          nullable: true,
          example: '2025-03-13',
          meaning: {
            en: 'Date of issue of the provisional receipt (RPS)',
            pt: 'Data de emissão do RPS',
          },
        },
        text(
          'serviceCode',
          '14.01',
          'Code of the service in the list of the law',
          'Código do serviço na lista da lei',
        ),
        text(
          'serviceDescribe',
          'Manutenção de máquinas e elevadores',
          'What the code stands for',
          'Descrição do código de serviço',
        ),
        {
          name: 'servicesValue',
          type: 'number',
          nullable: true,
          example: 1500,
          meaning: { en: 'Amount of the services, in reais', pt: 'Valor dos serviços, em reais' },
        },
        text('zipCodeBeneficiary', '00000-002', 'Postcode of the client', 'CEP do tomador'),
        text('zipCodeProvider', '00000-001', 'Postcode of the provider', 'CEP do prestador'),
        {
          name: 'tributes',
          type: 'object',
          meaning: {
            en: 'Rate and amount of each tax',
            pt: 'Alíquota e valor de cada tributo',
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
        en: 'The file you sent is not a valid PDF or XML.',
        pt: 'O arquivo enviado não é um PDF ou XML válido.',
      },
    },
    {
      status: 400,
      meaning: {
        en: 'The file is protected and needs a password.',
        pt: 'O arquivo é protegido e precisa de senha.',
      },
    },
    {
      status: 500,
      meaning: {
        en: 'Processing the NFSe failed unexpectedly.',
        pt: 'Houve uma falha inesperada no processamento da NFSe.',
      },
    },
  ],
  plans: nfsePlans,
};
