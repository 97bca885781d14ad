import { accessWords } from '../../../client/components/api/accessWords';
import { copy as pageCopy } from '../../../client/components/api/copy';
import { hourlyLimits } from '../../../client/components/api/hourlyLimits';
import { planPoints } from '../../../client/components/api/planPoints';
import { storeOf } from '../../../client/components/api/store';
import { listingUrl, pricingUrl } from '../../../shared/apis/api';
import { errorsOf, factsOf } from '../../../shared/apis/storeFacts';
import { formatList, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { Site } from '../../../shared/site';
import type { ApiDescription, DescriptionWords } from './apiDescription';
import { copy } from './copy';

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

const plansOf = ({ api }: ApiDescription, lang: Lang): string =>
  list(
    api.plans.map((plan) => {
      const price = `${formatPrice(plan.price[lang], lang)} ${pageCopy(lang).plan.month}`;
      return `**${plan.id}**: ${[price, ...planPoints(plan, lang)].join('. ')}.`;
    }),
  );

/** The hourly limit, which a plan does not always name. */
const rateOf = ({ api }: ApiDescription, lang: Lang): string => {
  const { rate } = pageCopy(lang).limits;
  return hourlyLimits(api, lang)
    .map((limit) => `${rate}: ${limit}.`)
    .join(' ');
};

/** What its owner has answered of an API, and what is still asked. */
const ownersFactsOf = ({ api }: ApiDescription, lang: Lang): string => {
  const { known, asked } = factsOf(lang, api);
  return [
    list(
      known.map(
        ([name, answer, link]) => `**${name}**: ${link ? `[${answer}](${link})` : answer}.`,
      ),
    ),
    asked.length > 0 ? pageCopy(lang).limits.more(formatList(asked, lang)) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
};

const errorListOf = ({ api }: ApiDescription, lang: Lang): string =>
  list(
    errorsOf(api).map(({ status, meaning, body }) =>
      [`\`${status}\`: ${meaning[lang]}`, ...(body ? [`\`${JSON.stringify(body)}\``] : [])].join(
        ' ',
      ),
    ),
  );

const changesOf = ({ api }: ApiDescription, lang: Lang): string =>
  list(api.changes.map(({ date, text }) => `**${date}**: ${text[lang]}`));

/** The description of an API in CommonMark: what its page says of use, placeholders, limits and errors. */
export const descriptionOf = (
  described: ApiDescription,
  words: DescriptionWords,
  site: Site,
  lang: Lang,
): string => {
  const t = copy(lang);
  return [
    words.lead,
    `## ${t.titles.notes}`,
    ...words.notes,
    `## ${t.titles.authentication}`,
    accessWords(described.api, { site, lang }),
    t.listing(listingUrl(described.api, site), pricingUrl(described.api, site)),
    `## ${t.titles.plans}`,
    words.plans(storeOf({ site, lang })),
    plansOf(described, lang),
    rateOf(described, lang),
    ownersFactsOf(described, lang),
    `## ${t.titles.errors}`,
    words.errors,
    errorListOf(described, lang),
    errorsOf(described.api).length > 0 ? pageCopy(lang).failure : t.undocumented,
    `## ${pageCopy(lang).changes}`,
    changesOf(described, lang),
  ]
    .filter(Boolean)
    .join('\n\n');
};
