import { words } from '../../../shared/copy';

export const copy = words({
  titles: {
    notes: { en: 'Before you integrate', pt: 'Antes de integrar' },
    placeholders: { en: 'Placeholders', pt: 'O que é exemplo' },
    plans: { en: 'Plans and limits', pt: 'Planos e limites' },
    errors: { en: 'Errors', pt: 'Erros' },
  },
  marketplace: {
    en: (listing: string, pricing: string) =>
      `Keys are given out on the [marketplace listing](${listing}), plans are chosen on its [pricing page](${pricing}).`,
    pt: (listing: string, pricing: string) =>
      `A chave sai na [página da API no marketplace](${listing}), e o plano se escolhe na [página de preços](${pricing}).`,
  },
  server: {
    en: 'A placeholder: the marketplace gives you the real address when you subscribe.',
    pt: 'Endereço de exemplo: o marketplace entrega o de verdade quando você assina.',
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
    en: 'The errors of this API are not documented yet, so none are listed. Stop at every HTTP status that is not a success.',
    pt: 'Os erros desta API ainda não estão documentados, por isso nenhum aparece aqui. Pare em todo status HTTP que não seja de sucesso.',
  },
  operations: {
    nfse: {
      summary: { en: 'Reads a service invoice (NFSe)', pt: 'Lê uma nota de serviço (NFSe)' },
      answer: {
        en: 'What the invoice says, field by field',
        pt: 'O que a nota diz, campo por campo',
      },
    },
    invoice: {
      summary: { en: 'Reads a commercial invoice', pt: 'Lê uma fatura comercial' },
      answer: {
        en: 'The invoice itself, without an envelope',
        pt: 'A própria fatura, sem envelope',
      },
    },
    barcode: {
      summary: {
        en: 'Finds and reads the codes of a file',
        pt: 'Acha e lê os códigos de um arquivo',
      },
      answer: {
        en: 'An entry for each code that was found',
        pt: 'Um item para cada código encontrado',
      },
    },
  },
});
