/** All words of the page; prices, times and shares are given to them as their reader writes them. */
export const words = {
  head: {
    title: 'Grupo de achadinhos no WhatsApp',
    description:
      'Ofertas exclusivas e avisos na hora num grupo de WhatsApp. Entrar é gratuito e você sai quando quiser. Veja como é antes de entrar.',
  },
  hero: {
    title: 'Achadinho bom a gente conta no grupo.',
    lead: 'Ofertas exclusivas, avisos na hora e uma comunidade ativa, no seu WhatsApp.',
    join: 'Entrar no grupo',
    small: 'Gratuito. Abre o WhatsApp. Sai quando quiser.',
  },
  chat: {
    name: 'Achadinhos',
    from: 'Grupo:',
    was: (price: string) => `de ${price}`,
    now: 'por',
    less: (share: string) => `${share} a menos`,
    goods: {
      pan: 'Frigideira antiaderente, 24 cm',
      lamp: 'Luminária de mesa com dobra',
      bottle: 'Garrafa térmica de 1 litro',
    },
    drawn: {
      pan: 'Desenho de uma frigideira',
      lamp: 'Desenho de uma luminária de mesa',
      bottle: 'Desenho de uma garrafa térmica',
    },
    replies: {
      lamp: { who: 'Bia', says: 'Vem com a lâmpada?' },
      bulb: { who: 'Nilo', says: 'Vem não. Olhei na página agora.' },
      bottle: { who: 'Bia', says: 'Peguei a verde!' },
    },
    caption: 'Conversa de exemplo: produtos, preços e pessoas são inventados.',
  },
  inside: {
    title: 'Lá dentro',
    promises: [
      {
        title: 'Ofertas exclusivas',
        text: 'Postadas para quem está no grupo. Você bate o olho no preço e decide.',
      },
      {
        title: 'Comunidade ativa',
        text: 'Pergunte se presta, conte se chegou. Quem achou mais barato pode avisar.',
      },
      {
        title: 'Avisos na hora',
        text: 'A oferta aparece na tela do celular quando é postada.',
      },
    ],
  },
  mute: {
    legend: 'Na hora, ou na sua hora',
    choices: { ring: 'Com aviso', quiet: 'Silenciado' },
    screen: 'Tela do celular',
    app: 'WhatsApp, agora',
    message: (name: string, price: string) => `${name} por ${price}`,
    waiting: (count: string) => `${count} mensagens esperando no grupo`,
    ring: 'O celular avisa a cada mensagem. Bom para quem não quer perder a oferta.',
    quiet:
      'Nada toca. As mensagens ficam no grupo até você abrir. Para silenciar: nome do grupo, Silenciar.',
  },
  before: {
    title: 'Antes de entrar',
    steps: [
      'Toque no botão. O convite abre no WhatsApp, em outra aba.',
      'Confira o nome do grupo e toque em entrar. Só aí você faz parte.',
      'Cansou? Toque no nome do grupo e em Sair do grupo. Ninguém pergunta por quê.',
    ],
    facts: [
      {
        title: 'É gratuito mesmo?',
        text: 'É. Não tem mensalidade nem cadastro neste site.',
      },
      {
        title: 'Quem vê o meu número?',
        text: 'Em grupo de WhatsApp, os participantes veem o número uns dos outros. Se isso incomoda, não entre.',
      },
      {
        title: 'E se a oferta acabar?',
        text: 'Preço muda e estoque acaba. Confira o valor e a loja antes de pagar.',
      },
      { title: 'Não abriu?', text: 'O convite pode ter mudado. Peça o novo para a gente.' },
    ],
    ask: 'Pedir o convite no WhatsApp',
    join: 'Quero entrar no grupo',
  },
} as const;
