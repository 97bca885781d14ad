/** What the landing pages by trade say in the same words. */
export const landing = {
  choose: 'Escolher Plano',
} as const;
