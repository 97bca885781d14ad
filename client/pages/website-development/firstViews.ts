import { demoLang, href } from '../../../shared/links';
import type { PageId } from '../../../shared/pages';
import type { LandingTrade } from '../../../shared/prices/landingPages';
import type { Photograph } from '../../components/picture/Picture';

/** The pages that we show, in the order of their rows, and how each is priced. */
const shown = {
  'landing-page-eventos': 'planned',
  'landing-page-imobiliaria': 'planned',
  'landing-page-locadora': 'planned',
  'landing-page-consultoria': 'planned',
  'landing-page-advogados': 'quoted',
  'architecture-studio': 'demo',
} as const satisfies Record<LandingTrade, 'planned'> & Partial<Record<PageId, string>>;

type Id = keyof typeof shown;

type FirstView = {
  id: Id;
  address: string;
  price: (typeof shown)[Id];
  picture: Photograph;
  /** The same page on a phone, for phones. */
  narrow: Photograph;
};

/** The two that are as wide as a phone. */
const wide: ReadonlySet<Id> = new Set(['landing-page-eventos', 'architecture-studio']);

/** Each with its address and the pictures of its first view; decision 010 says what takes them. */
export const firstViews: readonly FirstView[] = (Object.keys(shown) as Id[]).map((id) => ({
  id,
  address: href(id, demoLang),
  price: shown[id],
  picture: { name: `first-view-${id}`, widths: [384, 576], ratio: 576 / 360 },
  narrow: { name: `phone-view-${id}`, widths: [340], ratio: 340 / (wide.has(id) ? 146 : 284) },
}));
