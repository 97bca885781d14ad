/** The words of what is offered on the Portuguese home page only. */
export const landing = {
  title: 'Uma página para o seu ramo, no ar em dias',
  intro: 'O mesmo preço nas quatro. O que muda é a pergunta que a página faz ao seu cliente.',
  table: 'Planos das landing pages',
  items: {
    'landing-page-imobiliaria':
      'Que imóvel, compra ou aluguel, que dia para a visita. O pedido chega escrito no seu WhatsApp.',
    'landing-page-consultoria':
      'Qual é o problema e o tamanho da empresa. A primeira reunião já começa no assunto.',
    'landing-page-eventos':
      'Programação, local e inscrição na mesma tela. Quem se inscreve entra na sua lista na hora.',
    'landing-page-locadora':
      'Retirada, devolução e categoria do carro. O pedido chega pronto para você confirmar.',
  },
} as const;

/** What the complete solutions hold besides, by the group that they belong to. */
export const extras = {
  web: {
    'landing-page-advogados': (days: string) =>
      `Áreas de atuação, currículo e contato, publicados em até ${days}\u00a0dias úteis.`,
    'photo-restoration': (hours: string) =>
      `Rasgo, risco e cor apagada: você manda a foto, aceita o preço e recebe a restaurada em até ${hours}\u00a0horas.`,
  },
  chat: {
    community: 'Grupo gratuito de ofertas. Entra quem quer, sai quando quiser.',
  },
} as const;
