import type { Lang } from '../../shared/languages';
import type { Site } from '../../shared/site';
import { copy } from './copy';

/** The brand and, in brackets, the company behind it as far as the settings name it. */
export const operator = ({ name, company }: Site, lang: Lang): string => {
  if (!company) return name;
  const { name: legal, taxId, address } = company;
  const number = taxId && copy(lang).footer.taxId(taxId);
  return `${name} (${[legal, number, address].filter(Boolean).join(', ')})`;
};
