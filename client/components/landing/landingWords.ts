/** A heading with a text: a benefit, an element of the page, or a step. */
export type Item = { readonly title: string; readonly text: string };

type Block = { readonly title: string; readonly intro?: string };

/** The texts that every trade's page has. */
export type LandingWords = {
  readonly head: { readonly title: string; readonly description: string };
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly action: string;
    /** The action where the first has no room: at most 22 letters. */
    readonly bar?: string;
    readonly online?: (days: string) => string;
  };
  readonly benefits: Block & { readonly items: readonly Item[] };
  readonly elements: Block & { readonly items: readonly Item[] };
  readonly steps: Block & { readonly items: readonly Item[] };
  readonly closing: Block & { readonly text: string; readonly action: string };
};

/** The texts of a trade's page that sells the three plans. */
export type PlannedWords = LandingWords & {
  /** `sector` is the trade's name, which every plan shows. */
  readonly plans: Block & { readonly sector: string };
  /** `label` names what increases; `note` says where the figure comes from and what it depends on. */
  readonly results: { readonly title: string; readonly label: string; readonly note: string };
};
