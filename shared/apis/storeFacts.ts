import type { Lang, Localized } from '../languages';
import type { MarketplaceProduct } from '../site';
import type { Api, ApiError, Listed } from './api';

/** What decides which questions an API has. */
type Asked = Pick<Listed, 'id' | 'plans' | 'billedPerPage'> & Partial<Pick<Api, 'request'>>;

/** What a buyer asks of an API and only its owner knows. */
type StoreFact = {
  name: Localized<string>;
  /** How the question reads in a list: “ask us about …”; without it pages have only its answer. */
  asked?: Localized<string>;
  /** The APIs that it is asked of, if not of all. */
  of?: (api: Asked) => boolean;
  /** The owner's answer, without a full stop: pages list it among what is known, and no longer ask. */
  answer?: Localized<string>;
  /** The answers of APIs that have their own. */
  answers?: Partial<Record<MarketplaceProduct, Localized<string>>>;
  /** Where the answer can be checked: pages make it a link. */
  link?: `https://${string}`;
};

/** In the order of pages. `docs/owner.md` asks the owner for each. */
export const storeFacts: readonly StoreFact[] = [
  {
    name: { en: 'File size', pt: 'Tamanho do arquivo' },
    asked: { en: 'file size', pt: 'tamanho do arquivo' },
  },
  {
    name: { en: 'A PDF of several pages', pt: 'PDF de várias páginas' },
    asked: { en: 'how a PDF of several pages counts', pt: 'contagem de PDF com várias páginas' },
    // Billing per page answers it.
    of: ({ request, billedPerPage }) => request !== undefined && !billedPerPage,
  },
  {
    name: { en: 'Failed or repeated requests', pt: 'Requisição com falha ou repetida' },
    asked: { en: 'failed or repeated requests', pt: 'requisição com falha ou repetida' },
  },
  {
    name: { en: 'Hourly limit of paid plans', pt: 'Limite por hora dos planos pagos' },
    asked: { en: 'hourly limits on paid plans', pt: 'limite por hora dos planos pagos' },
    // The answer is `perHour` of the plans.
    of: ({ plans }) => plans.some(({ perHour, hardLimit }) => !perHour && !hardLimit),
  },
  { name: { en: 'Headers of limit and quota', pt: 'Cabeçalhos de limite e cota' } },
  {
    name: { en: 'Response time', pt: 'Tempo de resposta' },
    asked: { en: 'response time', pt: 'tempo de resposta' },
  },
  {
    name: { en: 'Measured accuracy', pt: 'Taxa de acerto medida' },
    asked: { en: 'measured accuracy', pt: 'taxa de acerto' },
    of: ({ request }) => request !== undefined,
  },
  { name: { en: 'Uptime and status page', pt: 'Disponibilidade e status' } },
  {
    name: { en: 'Files are kept', pt: 'Guarda dos arquivos' },
    asked: { en: 'how long files are kept', pt: 'guarda dos arquivos' },
  },
  {
    name: { en: 'Files are processed', pt: 'Processamento dos arquivos' },
    asked: { en: 'where files are processed', pt: 'local do processamento' },
  },
  {
    name: { en: 'Training of models', pt: 'Treino de modelos' },
    asked: { en: 'model training', pt: 'treino de modelos' },
  },
  {
    name: { en: 'Rights to the images', pt: 'Direitos sobre as imagens' },
    of: ({ request }) => !request,
  },
  { name: { en: 'Data processing terms', pt: 'Termos de tratamento de dados' } },
  { name: { en: 'Notice before the API changes', pt: 'Aviso antes de mudar a API' } },
  { name: { en: 'Support', pt: 'Suporte' } },
  { name: { en: 'Cancellation and refunds', pt: 'Cancelamento e reembolso' } },
];

/** What the store answers in place of an API, such as to a wrong key or above a quota. */
export const storeErrors: ApiError[] = [];

/** The known errors of an API, by status. */
export const errorsOf = ({ errors = [] }: Partial<Pick<Listed, 'errors'>>): readonly ApiError[] =>
  [...errors, ...storeErrors].sort((one, other) => one.status - other.status);

/** What is known of an API, by name, and what is asked of it, both in a language. */
export const factsOf = (
  lang: Lang,
  api: Asked,
): {
  known: readonly (readonly [name: string, answer: string, link: string | undefined])[];
  asked: readonly string[];
} => {
  const facts = storeFacts
    .filter(({ of }) => !of || of(api))
    .map((fact) => ({ ...fact, answer: fact.answers?.[api.id] ?? fact.answer }));
  return {
    known: facts.flatMap(({ name, answer, link }) =>
      answer ? [[name[lang], answer[lang], link] as const] : [],
    ),
    asked: facts.flatMap(({ answer, asked }) => (answer || !asked ? [] : asked[lang])),
  };
};
