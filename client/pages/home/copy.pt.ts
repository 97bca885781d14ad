/** The words of what is offered on the Portuguese home page only. */
export const landing = {
  title: 'Landing page para o seu ramo, no ar em dias',
  intro: 'O mesmo preço nas quatro. Muda o que a página pergunta antes de o cliente chamar você.',
  table: 'Planos das landing pages',
  items: {
    'landing-page-eventos': 'Programação, local e inscrição na mesma tela.',
    'landing-page-imobiliaria': 'Que imóvel, compra ou aluguel, que dia para a visita.',
    'landing-page-locadora': 'Retirada, devolução e categoria do carro.',
    'landing-page-consultoria': 'Qual é o problema e o tamanho da empresa.',
  },
} as const;

/** What the complete solutions hold besides, by the group that they belong to. */
export const extras = {
  web: {
    'landing-page-advogados': (days: string) => `No ar em até ${days}\u00a0dias úteis.`,
    'photo-restoration': (hours: string) =>
      `Rasgo, risco e cor apagada, em até ${hours}\u00a0horas.`,
  },
  chat: {
    community: 'Grupo gratuito de ofertas. Sai quem quiser.',
  },
} as const;
