import { words } from '../../../shared/copy';

export const copy = words({
  titles: {
    notes: { en: 'Before you integrate', pt: 'Antes de integrar' },
    authentication: { en: 'Authentication', pt: 'Autenticação' },
    plans: { en: 'Plans and limits', pt: 'Planos e limites' },
    errors: { en: 'Errors', pt: 'Erros' },
  },
  /** What the files about an API are, for lists of links. */
  files: {
    title: { en: 'Files', pt: 'Arquivos' },
    openApi: { en: 'OpenAPI 3.1 document', pt: 'Documento OpenAPI 3.1' },
    markdown: { en: 'The API’s page as Markdown', pt: 'A página da API em Markdown' },
    tools: {
      en: 'Tools for language models: name, description, input_schema',
      pt: 'Ferramentas para modelos de linguagem: name, description, input_schema',
    },
    postman: { en: 'Postman collection', pt: 'Coleção do Postman' },
    types: { en: 'TypeScript types', pt: 'Tipos para TypeScript' },
    schema: { en: 'JSON Schema of a body', pt: 'JSON Schema de um corpo' },
    document: { en: 'Test file', pt: 'Arquivo de teste' },
    response: {
      en: 'Expected response to the test file',
      pt: 'Resposta esperada ao arquivo de teste',
    },
  },
  forms: {
    file: {
      en: 'A local file, base64-encoded (truncated in this example)',
      pt: 'Um arquivo local em base64 (cortado neste exemplo)',
    },
    url: { en: 'A file at a URL', pt: 'Um arquivo que está numa URL' },
  },
  license: {
    en: 'Terms of the listing',
    pt: 'Termos da página da API',
  },
  listing: {
    en: (listing: string, pricing: string) =>
      `Get your key from the [listing](${listing}); choose a plan on its [pricing page](${pricing}).`,
    pt: (listing: string, pricing: string) =>
      `Pegue a chave na [página da API](${listing}); o plano se escolhe na [página de preços](${pricing}).`,
  },
  server: {
    en: 'A placeholder: you get the real base URL when you subscribe.',
    pt: 'URL base de exemplo: a de verdade chega quando você assina.',
  },
  key: {
    en: (value: string) =>
      `Your key. \`${value}\` in our samples is a placeholder: you get the real one when you subscribe.`,
    pt: (value: string) =>
      `A sua chave. \`${value}\`, nos nossos exemplos, fica no lugar dela: a de verdade chega quando você assina.`,
  },
  secondHeader: {
    en: 'What the API store wants beside the key.',
    pt: 'O que a loja de APIs pede além da chave.',
  },
  page: {
    en: 'The API’s page, with samples in curl, JavaScript, Python and PHP',
    pt: 'A página da API, com exemplos em curl, JavaScript, Python e PHP',
  },
  undocumented: {
    en: 'The errors of this API are not documented yet. Treat any status other than 2xx as a failure.',
    pt: 'Os erros desta API ainda não estão documentados. Trate como falha qualquer status fora de 2xx.',
  },
  /** Between the causes of one status. */
  or: { en: ' Or: ', pt: ' Ou: ' },
  bodies: {
    en: 'Error bodies are not documented here: see the listing. The samples print the status and body of an error.',
    pt: 'O corpo dos erros não está documentado aqui: veja a página da API. Os exemplos mostram o status e o corpo do erro.',
  },
  exampleBodies: {
    en: 'The examples are the bodies that are known. The samples print the status and body of an error.',
    pt: 'Os exemplos são os corpos conhecidos. O código de exemplo mostra o status e o corpo do erro.',
  },
  otherErrors: {
    en: 'Any other error. Treat any status other than 2xx as a failure.',
    pt: 'Qualquer outro erro. Trate como falha qualquer status fora de 2xx.',
  },
  pathIsExample: {
    en: (path: string) => `The path \`${path}\` is a placeholder: the listing has the real one.`,
    pt: (path: string) =>
      `O caminho \`${path}\` é só um exemplo: o de verdade está na página em que você assina a API.`,
  },
  oneIsRequired: {
    en: (one: string, other: string) => `One of \`${one}\` and \`${other}\` is required.`,
    pt: (one: string, other: string) => `Um dos dois é obrigatório: \`${one}\` ou \`${other}\`.`,
  },
  operations: {
    nfse: {
      summary: { en: 'Extract data from an NFS-e', pt: 'Extrair os dados de uma NFS-e' },
      description: {
        en: 'Send either `base64` or `fileUrl`, not both, and `password` only for a password-protected PDF.',
        pt: 'Mande `base64` ou `fileUrl`, nunca os dois, e `password` só para PDF com senha.',
      },
      answer: {
        en: 'The data of the invoice, field by field',
        pt: 'Os dados da nota, campo por campo',
      },
    },
    invoice: {
      summary: {
        en: 'Extract data from an invoice',
        pt: 'Extrair os dados de uma invoice (fatura comercial)',
      },
      description: {
        en: 'Send either `file` or `fileUrl`, not both. `fileFormat` is required with `file`; leave it out with `fileUrl`.',
        pt: 'Mande `file` ou `fileUrl`, nunca os dois. `fileFormat` é obrigatório com `file`, e só com ele.',
      },
      answer: {
        en: 'The invoice fields, at the top level of the response body',
        pt: 'Os campos da invoice, no primeiro nível do JSON',
      },
    },
    barcode: {
      summary: {
        en: 'Extract barcodes and QR codes from a file',
        pt: 'Extrair códigos de barras e QR Codes de um arquivo',
      },
      description: {
        en: 'Send either `file` or `fileUrl`, not both, and `password` only for a password-protected PDF.',
        pt: 'Mande `file` ou `fileUrl`, nunca os dois, e `password` só para PDF com senha.',
      },
      answer: {
        en: 'An entry for each code that was found',
        pt: 'Um item para cada código encontrado',
      },
    },
  },
});
