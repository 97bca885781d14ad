import { words } from '../../../shared/copy';

/** What stands on a sample document, so that nobody takes it for a real one. */
export const copy = words({
  notice: {
    en: 'SAMPLE · not a real document',
    pt: 'EXEMPLO · não é um documento real',
  },
});
