import { words } from '../../../shared/copy';

/** The notice on sample documents, so that nobody takes them for real ones. */
export const copy = words({
  notice: {
    en: 'SAMPLE · not a real document',
    pt: 'EXEMPLO · não é um documento real',
  },
});
