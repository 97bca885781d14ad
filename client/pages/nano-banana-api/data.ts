import { edit, generate, imageApi } from '../../../shared/apis/imageApi';
import { formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { planOf } from '../../../shared/prices/marketplace';

const { plans } = imageApi;

/** The endpoints, each with the name of the file that its samples save. */
export const endpoints = (origin: string, lang: Lang) => ({
  generate: { endpoint: generate(lang), file: 'generated' },
  edit: { endpoint: edit(origin, lang), file: 'edited' },
});

export const endpointNames = ['generate', 'edit'] as const;

/** The outline of what each phrase of the prompt asked for. */
export const parts = {
  cafe: 'M54 46h244l66 20v178H60z',
  light: 'M2 2h396v122h-44V70l-56-24H54v60H32v20H2z',
  awning: 'M82 124h168l10 34v18H72v-18z',
  cat: 'M112 178h66v44h-66z',
  bicycle: 'M264 182h122v90H264z',
  style: 'M2 280h396v18H2z',
} as const;

type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];

/** The edits, each with the outline of what it changes. */
export const edits = {
  awning: parts.awning,
  night: 'M2 2h396v276H2z',
  removed: parts.bicycle,
} as const;

type EditName = keyof typeof edits;

export const editNames = Object.keys(edits) as EditName[];

/** The initially selected part and edit. */
export const initialChoice = 'awning';

/** The fewest tokens that a plan has for each of its requests. */
export const tokensPerRequest = (lang: Lang): string =>
  formatNumber(Math.min(...plans.map(({ tokens = 0, quota }) => Math.floor(tokens / quota))), lang);

/** The figures of the page's sentences, formatted for a language. */
export const figures = (lang: Lang) => {
  const paidPlan = 'Pro';
  const paid = planOf(plans, paidPlan);
  const freePlan = 'Basic';
  return {
    paidPlan,
    freePlan,
    free: formatNumber(planOf(plans, freePlan).quota, lang),
    price: formatPrice(paid.price[lang], lang),
    quota: formatNumber(paid.quota, lang),
  };
};

export type Figures = ReturnType<typeof figures>;
