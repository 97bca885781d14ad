import { demoLang, href } from '../../../shared/links';
import type { Photograph } from '../../components/picture/Picture';

/** The pages that we show, in the order of their rows, and how each is priced. */
const shown = {
  'landing-page-eventos': 'planned',
  'landing-page-imobiliaria': 'planned',
  'landing-page-locadora': 'planned',
  'landing-page-consultoria': 'planned',
  'landing-page-advogados': 'quoted',
  'architecture-studio': 'demo',
} as const;

type Id = keyof typeof shown;

type FirstView = {
  id: Id;
  address: string;
  price: (typeof shown)[Id];
  picture: Photograph;
  /** The same page on a phone, for phones. */
  narrow: Photograph;
};

/** Each with its address and the picture of its first view, which `npm run screens -- --portfolio` takes. */
export const firstViews: readonly FirstView[] = (Object.keys(shown) as Id[]).map((id) => ({
  id,
  address: href(id, demoLang),
  price: shown[id],
  picture: { name: `first-view-${id}`, widths: [384, 576], ratio: 576 / 360 },
  narrow: { name: `phone-view-${id}`, widths: [340], ratio: 340 / 284 },
}));
