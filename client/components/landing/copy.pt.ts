/** What the landing pages by trade say in the same words. */
export const landing = {
  choose: 'Escolher Plano',
  ask: 'Pedir orçamento',
  /** The button after a demo, whose message says what the reader chose in it. */
  mine: 'Mandar pelo WhatsApp',
  chosen: (text: string) => `exemplo com ${text}`,
  /** Above the parts of the page, and before what is sent for each. */
  send: 'No balão, o que você manda para cada parte.',
  you: 'Você manda:',
  plans: 'Planos e preços',
  after: 'Depois do pedido, cinco passos:',
  in: 'Está no preço',
  out: 'Não está no preço',
} as const;
