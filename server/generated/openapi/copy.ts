import { words } from '../../../shared/copy';

export const copy = words({
  titles: {
    notes: { en: 'Before you integrate', pt: 'Antes de integrar' },
    placeholders: { en: 'Placeholders', pt: 'O que é exemplo' },
    plans: { en: 'Plans and limits', pt: 'Planos e limites' },
    errors: { en: 'Errors', pt: 'Erros' },
    changes: { en: 'Changelog', pt: 'Histórico de versões' },
  },
  forms: {
    file: {
      en: 'A local file, base64-encoded; cut to its first bytes here',
      pt: 'Um arquivo local em base64; aqui, só os primeiros bytes',
    },
    url: { en: 'A file at a URL', pt: 'Um arquivo que está numa URL' },
  },
  license: {
    en: 'Terms of the marketplace listing',
    pt: 'Termos da página no marketplace',
  },
  marketplace: {
    en: (listing: string, pricing: string) =>
      `Get your key from the [marketplace listing](${listing}); choose a plan on its [pricing page](${pricing}).`,
    pt: (listing: string, pricing: string) =>
      `Pegue a chave na [página da API no marketplace](${listing}); o plano se escolhe na [página de preços](${pricing}).`,
  },
  server: {
    en: 'A placeholder: the marketplace gives you the real base URL when you subscribe.',
    pt: 'URL base de exemplo: o marketplace entrega a de verdade quando você assina.',
  },
  key: {
    en: (value: string) =>
      `Your key. \`${value}\` in our samples is a placeholder: the marketplace gives you the real one when you subscribe.`,
    pt: (value: string) =>
      `A sua chave. \`${value}\`, nos nossos exemplos, fica no lugar dela: o marketplace entrega a de verdade quando você assina.`,
  },
  page: {
    en: 'The API’s page, with samples in curl, JavaScript and Python',
    pt: 'A página da API, com exemplos em curl, JavaScript e Python',
  },
  undocumented: {
    en: 'The errors of this API are not documented yet. Treat any status other than 2xx as a failure.',
    pt: 'Os erros desta API ainda não estão documentados. Trate como falha qualquer status fora de 2xx.',
  },
  bodies: {
    en: 'Error bodies are not documented.',
    pt: 'O corpo dos erros não está documentado.',
  },
  otherErrors: {
    en: 'Any other error. Treat any status other than 2xx as a failure.',
    pt: 'Qualquer outro erro. Trate como falha qualquer status fora de 2xx.',
  },
  pathIsExample: {
    en: (path: string) =>
      `The path \`${path}\` is a placeholder: the marketplace listing has the real one.`,
    pt: (path: string) =>
      `O caminho \`${path}\` é só um exemplo: o de verdade está na página da API no marketplace.`,
  },
  operations: {
    nfse: {
      summary: { en: 'Reads a service invoice (NFS-e)', pt: 'Lê uma nota de serviço (NFS-e)' },
      description: {
        en: 'Send exactly one of `base64` and `fileUrl`, and `password` only for a password-protected PDF.',
        pt: 'Mande `base64` ou `fileUrl`, nunca os dois, e `password` só para PDF com senha.',
      },
      answer: {
        en: 'The data of the invoice, field by field',
        pt: 'Os dados da nota, campo por campo',
      },
    },
    invoice: {
      summary: { en: 'Reads a commercial invoice', pt: 'Lê uma fatura comercial' },
      description: {
        en: 'Send exactly one of `file` and `fileUrl`. `fileFormat` is required with `file`, and only then.',
        pt: 'Mande `file` ou `fileUrl`, nunca os dois. `fileFormat` é obrigatório com `file`, e só com ele.',
      },
      answer: {
        en: 'The invoice at the root of the JSON',
        pt: 'A fatura direto na raiz do JSON',
      },
    },
    barcode: {
      summary: {
        en: 'Finds and reads the codes of a file',
        pt: 'Acha e lê os códigos de um arquivo',
      },
      description: {
        en: 'Send exactly one of `file` and `fileUrl`, and `password` only for a password-protected PDF.',
        pt: 'Mande `file` ou `fileUrl`, nunca os dois, e `password` só para PDF com senha.',
      },
      answer: {
        en: 'An entry for each code that was found',
        pt: 'Um item para cada código encontrado',
      },
    },
  },
});
