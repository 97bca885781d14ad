import { words } from '../../../shared/copy';

/** The notice on sample documents, so that nobody takes them for real ones. */
export const copy = words({
  notice: {
    en: 'SAMPLE · not a real document',
    pt: 'EXEMPLO · não é um documento real',
  },
  /** Of the NFS-e in XML. */
  layout: {
    en: 'Sample layout, modeled on ABRASF: the layout of your city may differ',
    pt: 'Layout de exemplo, no modelo da ABRASF: o da sua cidade pode ser outro',
  },
});
