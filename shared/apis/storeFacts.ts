import type { Lang, Localized } from '../languages';
import type { Api, Listed } from './api';

/** What decides which questions an API has. */
type Asked = Pick<Listed, 'plans' | 'billedPerPage'> & Partial<Pick<Api, 'request'>>;

/** What a buyer asks of an API and only its owner knows. */
type StoreFact = {
  name: Localized<string>;
  /** How the question reads in a list: “ask us about …”. */
  asked: Localized<string>;
  /** The APIs that it is asked of, if not of all. */
  of?: (api: Asked) => boolean;
  /** The owner's answer: pages list it among what is known, and no longer ask. */
  answer?: Localized<string>;
};

/** The same for all APIs of the marketplace, in the order of pages. `docs/owner.md` asks the owner for each. */
const storeFacts: readonly StoreFact[] = [
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
    name: { en: 'Hourly limit of paid plans', pt: 'Limite por hora dos planos pagos' },
    asked: { en: 'hourly limits on paid plans', pt: 'limite por hora dos planos pagos' },
    // The answer is `perHour` of the plans.
    of: ({ plans }) => plans.some(({ perHour, hardLimit }) => !perHour && !hardLimit),
  },
  {
    name: { en: 'Response time', pt: 'Tempo de resposta' },
    asked: { en: 'response time', pt: 'tempo de resposta' },
  },
  {
    name: { en: 'Files are kept', pt: 'Guarda dos arquivos' },
    asked: { en: 'how long files are kept', pt: 'guarda dos arquivos' },
  },
  {
    name: { en: 'Training of models', pt: 'Treino de modelos' },
    asked: { en: 'model training', pt: 'treino de modelos' },
  },
  {
    name: { en: 'Failed requests', pt: 'Requisição com falha' },
    asked: { en: 'failed requests', pt: 'requisição com falha' },
  },
];

/** What is known of an API, by name, and what is asked of it, both in a language. */
export const factsOf = (
  lang: Lang,
  api: Asked,
): { known: readonly (readonly [name: string, answer: string])[]; asked: readonly string[] } => {
  const facts = storeFacts.filter(({ of }) => !of || of(api));
  return {
    known: facts.flatMap(({ name, answer }) =>
      answer ? [[name[lang], answer[lang]] as const] : [],
    ),
    asked: facts.flatMap(({ answer, asked }) => (answer ? [] : asked[lang])),
  };
};
