/** What a plan of the landing pages holds; they are sold in Portuguese only. */
export const points = {
  days: (count: string) => `Entrega em ${count}\u00a0dias`,
  revisions: (count: string) => `${count}\u00a0rodadas de ajuste`,
  /** Where the plan names no number. */
  revisionsByQuote: 'Rodadas de ajuste combinadas no\u00a0orçamento',
  support: (months: string) => `${months}\u00a0meses de suporte`,
  eventSupport: 'Suporte durante o\u00a0evento',
  eitherSupport: (months: string) =>
    `${months}\u00a0meses de suporte (em eventos, durante o\u00a0evento)`,
} as const;

/** On the plan that stands out. */
export const mark = 'Recomendado';
