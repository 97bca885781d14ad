/** All words of the page; prices, times and shares are given to them as their reader writes them. */
export const words = {
  head: {
    title: 'Grupo de achadinhos no WhatsApp',
    description:
      'Ofertas exclusivas e avisos na hora num grupo de WhatsApp. Entrar é gratuito e você sai quando quiser. Veja como é antes de entrar.',
  },
  hero: {
    name: 'Grupo de achadinhos no WhatsApp',
    title: 'Achadinho bom a gente conta no grupo.',
    lead: 'Para quem compra online para a casa. O aviso chega na hora, e o grupo conta se o produto presta.',
    join: 'Entrar no grupo',
    small:
      'É gratuito e abre no WhatsApp. Você sai quando quiser. A gente pode ganhar comissão da loja.',
  },
  chat: {
    name: 'Achadinhos',
    /** As the month and the day, and as it is read. */
    day: ['06-06', '6 de junho'],
    from: 'Grupo:',
    was: (price: string) => `de ${price}`,
    now: 'por',
    /** Advertising is marked in each message (CONAR, Guia de Publicidade por Influenciadores). */
    ad: '#publi',
    less: (share: string) => `${share} a menos`,
    /** What the bird says of the last deal. */
    off: 'Na garrafa:',
    saved: (price: string) => `${price} a menos`,
    goods: {
      pan: 'Frigideira antiaderente, 24\u00a0cm',
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
    caption: 'Conversa de exemplo: produtos e preços inventados.',
  },
  inside: {
    title: 'O que tem no grupo',
    promises: [
      {
        title: 'Ofertas exclusivas',
        text: 'Escolhidas para o grupo, com o preço de antes e o de agora.',
      },
      {
        title: 'Grupo ativo',
        text: 'Pergunte se o produto presta e conte se o seu chegou.',
      },
      {
        title: 'Avisos na hora',
        text: 'A oferta aparece assim que é postada.',
      },
    ],
  },
  mute: {
    legend: 'Muita mensagem? Silencie.',
    choices: { ring: 'Com aviso', quiet: 'Silenciado' },
    screen: 'Tela do celular',
    app: 'WhatsApp, agora',
    message: (name: string, price: string) => `${name} por ${price}`,
    waiting: (count: string) => `${count} mensagens esperando no grupo`,
    ring: 'O celular avisa a cada mensagem, já com o preço na tela.',
    quiet: 'Nada toca até você abrir. Para silenciar, toque no nome do grupo e em “Silenciar”.',
  },
  before: {
    title: 'Antes de entrar',
    steps: [
      'Toque no botão. O convite abre no WhatsApp.',
      'Confira o nome do grupo e toque em entrar.',
      'Quando quiser sair, toque no nome do grupo e em “Sair do grupo”.',
    ],
    facts: [
      {
        title: 'Quem ganha com os links?',
        text: 'Você economiza, e a gente pode ganhar comissão. Os links são publicidade e podem ser de afiliado.',
      },
      {
        title: 'É gratuito mesmo?',
        text: 'É. Não tem mensalidade nem cadastro neste site.',
      },
      {
        title: 'Quem vê o meu número?',
        text: 'Todo o grupo: no WhatsApp, os participantes veem o número uns dos outros.',
      },
      {
        title: 'E se a oferta acabar?',
        text: 'Preço e estoque mudam sem aviso. Confira o valor e quem vende antes de pagar.',
      },
    ],
  },
  end: {
    title: 'Entrar é gratuito, e você sai quando quiser',
    join: 'Quero entrar no grupo',
    ask: 'Não abriu? Peça o convite no WhatsApp',
  },
} as const;
