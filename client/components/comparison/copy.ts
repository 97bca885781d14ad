import { words } from '../../../shared/copy';

export const copy = words({
  before: { en: 'Before', pt: 'Antes' },
  after: { en: 'After', pt: 'Depois' },
  /** The value of the range as it is read out: it rises to the right, as the place of the edge does. */
  share: {
    en: (value: string) => `${value}% of the old photograph`,
    pt: (value: string) => `${value}% da foto antiga`,
  },
});
