/** Hours from the client's approval until a restored photograph is delivered, at most. */
export const restorationHours = 48;

/** Working days until the site of a law firm is published, at most. Two pages say it. */
export const lawFirmDays = 15;

/** From the approval until a routine first runs beside people, at least and at most. Two pages say it. */
export const routineTimes = {
  bank: { from: 2, to: 4, unit: 'week' },
  invoices: { from: 3, to: 5, unit: 'week' },
} as const;

/** Working days from the approval until a page made to measure for ads is published. Two pages say it. */
export const adPageDays = { from: 5, to: 10 } as const;
