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
export type PlannedWords = Pick<LandingWords, 'head' | 'benefits'> & {
  readonly hero: { readonly title: string; readonly lead: string };
  readonly page: { readonly title: string };
  /** The parts of the page, each with what the buyer sends for it. */
  readonly elements: Block & { readonly items: readonly (Item & { readonly send: string })[] };
  /** `sector` is the trade's name, which every plan shows; `terms` what the price holds, and what it does not. */
  readonly plans: Block & {
    readonly sector: string;
    readonly terms: readonly { readonly title: string; readonly items: readonly string[] }[];
  };
  /** `label` names what increases; `note` says where the figure comes from and what it depends on. */
  readonly results: { readonly title: string; readonly label: string; readonly note: string };
  readonly questions: {
    readonly title: string;
    readonly items: readonly { readonly ask: string; readonly answer: string }[];
  };
  readonly closing: { readonly title: string; readonly text: string };
  /** What happens after the call. */
  readonly steps: readonly Item[];
};
