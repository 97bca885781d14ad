/** What the landing pages by trade say in the same words. */
export const landing = {
  choose: 'Escolher Plano',
  ask: 'Pedir orçamento',
  send: 'Quero a minha pelo WhatsApp',
  /** The subject of the message: what the reader chose in a demo. */
  chosen: (text: string) => `exemplo com ${text}`,
} as const;
