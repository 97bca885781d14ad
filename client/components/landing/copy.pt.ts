/** What the landing pages by trade say in the same words. */
export const landing = {
  choose: 'Escolher Plano',
  mine: 'Quero a minha página',
  onWhatsApp: 'pelo WhatsApp',
  /** In the first message, after what the reader chose in a demo. */
  chosen: (text: string) => `No exemplo, marquei: ${text}`,
} as const;
