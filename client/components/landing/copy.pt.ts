/** What the landing pages by trade say in the same words. */
export const landing = {
  choose: 'Escolher Plano',
  /** Whom a plan suits, by its days and its rounds. */
  suits: {
    Essencial: 'Para quem não tem pressa',
    Profissional: 'Para quem quer ajustar mais',
    Premium: 'Para quem tem data marcada',
  },
  ask: 'Pedir orçamento',
  send: 'Quero a minha pelo WhatsApp',
  free: 'A primeira conversa é grátis.',
  /** The subject of the message: what the reader chose in a demo. */
  chosen: (text: string) => `exemplo com ${text}`,
} as const;
