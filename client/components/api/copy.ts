import { sampleKey, sampleOrigin } from '../../../shared/apis/api';
import { words } from '../../../shared/copy';

/** The free plan's requests, and the price of the first paid plan. */
export type Terms = {
  free: string;
  price: string /** Where it is a placeholder, too. */;
  path?: string;
};

export const copy = words({
  columns: {
    field: { en: 'Field and type', pt: 'Campo e tipo' },
    meaning: { en: 'Meaning', pt: 'Significado' },
    status: { en: 'HTTP status', pt: 'Status HTTP' },
  },
  optional: { en: 'optional', pt: 'opcional' },
  nullable: { en: 'or null', pt: 'ou null' },
  reference: { en: 'Reference', pt: 'Referência' },
  authentication: { en: 'Authentication', pt: 'Autenticação' },
  keys: {
    en: (origin: string, header: string) =>
      `Your API key goes in the header ${header}. Key and base URL come from the marketplace when you subscribe; here the key and ${origin} are placeholders.`,
    pt: (origin: string, header: string) =>
      `A sua chave vai no cabeçalho ${header}. Chave e URL base vêm do marketplace; aqui a chave e ${origin} são exemplos.`,
  },
  samplePath: {
    en: (path: string) => `So is the path ${path}.`,
    pt: (path: string) => `O caminho ${path} também é exemplo.`,
  },
  requestTitle: { en: 'Request', pt: 'Requisição' },
  running: {
    en: 'On an HTTP error each prints the body and fails. Needs curl 7.76, Node 18, or Python with requests.',
    pt: 'Em erro HTTP, mostra o corpo e falha. Com curl 7.76, Node 18 ou Python e requests.',
  },
  responseTitle: { en: 'Response', pt: 'Resposta' },
  fields: { en: 'Fields', pt: 'Campos' },
  errors: { en: 'Errors', pt: 'Erros' },
  undocumented: {
    en: 'Not documented yet: treat any status other than 2xx as a failure.',
    pt: 'Ainda não estão documentados: todo status fora de 2xx é falha.',
  },
  limits: {
    caption: { en: 'Limits and data handling', pt: 'Limites e tratamento dos dados' },
    limit: { en: 'Input or limit', pt: 'Entrada ou limite' },
    value: { en: 'What the API accepts', pt: 'O que a API aceita' },
    formats: { en: 'Formats', pt: 'Formatos' },
    pages: { en: 'Pages', pt: 'Páginas' },
    locked: { en: 'Password-protected PDF', pt: 'PDF com senha' },
    withPassword: { en: 'yes, with `password`', pt: 'sim, com `password`' },
    unlock: { en: 'no: save it without the password first', pt: 'não: salve sem a senha antes' },
    rate: { en: 'Rate limit', pt: 'Limite por hora' },
    hourly: {
      en: (plan: string, count: string) => `${plan}: ${count} requests per hour`,
      pt: (plan: string, count: string) => `${plan}: ${count} requisições`,
    },
    unpublished: {
      en: (more: string) =>
        `File size, response time, uptime, file retention, use for training, billing of failed requests${more}: not published.`,
      pt: (more: string) =>
        `Tamanho e tempo máximos, disponibilidade, guarda do arquivo e uso em treino, cobrança de falhas${more}: não publicado.`,
    },
    ask: { en: 'Ask us', pt: 'Pergunte para a gente' },
  },
  steps: {
    title: { en: 'Five steps to your first call', pt: 'Cinco passos até a primeira chamada' },
    start: [
      {
        en: ({ free }: Terms) => `Subscribe to the free plan: ${free} requests a month.`,
        pt: ({ free }: Terms) => `Assine o plano grátis: ${free} requisições por mês.`,
      },
      {
        en: 'Get the URL and your API key.',
        pt: 'Pegue a URL e a chave.',
      },
      {
        en: ({ path = '' }: Terms) =>
          `Put both into a sample from the reference, in place of ${sampleOrigin}${path} and ${sampleKey}.`,
        pt: ({ path = '' }: Terms) =>
          `Ponha as duas num exemplo da referência, no lugar de ${sampleOrigin}${path} e ${sampleKey}.`,
      },
    ],
    pay: {
      en: ({ price }: Terms) => `Choose a plan: paid ones start at ${price}.`,
      pt: ({ price }: Terms) => `Escolha um plano: os pagos começam em ${price}.`,
    },
  },
  languages: { en: 'Language of the sample', pt: 'Linguagem do exemplo' },
  request: {
    en: (name: string, file: string) => `Request in ${name} (${file})`,
    pt: (name: string, file: string) => `Requisição em ${name} (${file})`,
  },
  oneOf: {
    en: (one: string, other: string) => `exactly one of ${one} and ${other}`,
    pt: (one: string, other: string) => `${one} ou ${other}, nunca os dois`,
  },
  answer: { en: 'Response in JSON', pt: 'Resposta em JSON' },
  plan: {
    month: { en: 'a month', pt: 'por mês' },
    tokens: {
      en: (tokens: string) => `${tokens} tokens a month`,
      pt: (tokens: string) => `${tokens} tokens por mês`,
    },
    quota: {
      en: (quota: string) => `${quota} requests a month`,
      pt: (quota: string) => `${quota} requisições por mês`,
    },
    extra: {
      en: (price: string) => `${price} per extra request`,
      pt: (price: string) => `${price} por requisição excedente`,
    },
    hard: {
      en: 'Hard limit: further requests are refused',
      pt: 'Limite fixo: acima dele, a requisição é recusada',
    },
    hourly: {
      en: (count: string) => `Up to ${count} requests per hour`,
      pt: (count: string) => `Até ${count} requisições por hora`,
    },
    marks: {
      recommended: { en: 'Recommended', pt: 'Recomendado' },
      popular: { en: 'Most popular', pt: 'Mais popular' },
    },
  },
});
