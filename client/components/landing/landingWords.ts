/** A heading with a text: a benefit, an element of the page, a step. */
export type Item = { readonly title: string; readonly text: string };

type Block = { readonly title: string; readonly intro?: string };

/** What the page of every trade says, whatever it says besides. */
export type LandingWords = {
  readonly head: { readonly title: string; readonly description: string };
  readonly hero: { readonly title: string; readonly lead: string; readonly action: string };
  readonly benefits: Block & { readonly items: readonly Item[] };
  readonly elements: Block & { readonly items: readonly Item[] };
  readonly steps: Block & { readonly items: readonly Item[] };
  readonly closing: Block & { readonly text: string; readonly action: string };
};

/** What the page of a trade says that is sold in the three plans. */
export type PlannedWords = LandingWords & {
  /** `sector` names the trade on every plan. */
  readonly plans: Block & { readonly sector: string };
  /** `label` is what there is more of, `note` where the figure comes from and what it depends on. */
  readonly results: { readonly title: string; readonly label: string; readonly note: string };
};
