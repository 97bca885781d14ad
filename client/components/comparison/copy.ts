import { words } from '../../../shared/copy';

export const copy = words({
  before: { en: 'Before', pt: 'Antes' },
  after: { en: 'After', pt: 'Depois' },
  /** The value of the range as it is read out; begins with the figure. */
  share: {
    en: (value: string) => `${value}% restored`,
    pt: (value: string) => `${value}% restaurada`,
  },
  shown: { en: 'restored', pt: 'restaurada' },
});
