import { words } from '../../../shared/copy';

export const copy = words({
  columns: {
    field: { en: 'Field and type', pt: 'Campo e tipo' },
    meaning: { en: 'Meaning', pt: 'Significado' },
    example: { en: 'Example', pt: 'Exemplo' },
    status: { en: 'HTTP status', pt: 'Status HTTP' },
  },
  optional: { en: 'optional', pt: 'opcional' },
  nullable: { en: 'or null', pt: 'ou null' },
  sampleNote: {
    en: (origin: string, header: string) =>
      `${origin} and the value of ${header} are placeholders: the marketplace gives you both when you subscribe.`,
    pt: (origin: string, header: string) =>
      `${origin} e o valor de ${header} são exemplos: o marketplace entrega os dois quando você assina.`,
  },
  samplePath: {
    en: (path: string) => `So is the path ${path}.`,
    pt: (path: string) => `O caminho ${path} também é exemplo.`,
  },
  openApi: { en: 'OpenAPI 3.1 description (JSON)', pt: 'Descrição OpenAPI 3.1 (JSON)' },
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
      pt: (price: string) => `${price} por requisição a mais`,
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
