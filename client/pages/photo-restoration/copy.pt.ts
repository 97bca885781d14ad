/** The words of the page, which is Portuguese only. */
export const words = {
  head: {
    title: (hours: string) => `Restauração de fotos antigas em até ${hours}\u00a0horas`,
    description: (hours: string) =>
      `Rasgo, risco e cor apagada: mande a foto antiga pelo WhatsApp, receba o orçamento por escrito e, se aprovar, a foto restaurada em até ${hours}\u00a0horas.`,
  },
  hero: {
    title: 'A foto rasgada da gaveta volta para a parede',
    lead: 'Você escaneia ou fotografa a foto antiga e manda pelo WhatsApp. Nós dizemos o que dá para recuperar e por quanto, antes de começar.',
    send: 'Mandar a foto pelo WhatsApp',
    how: 'Como fotografar a foto',
    facts: {
      time: ['Prazo', (hours: string) => `até ${hours}\u00a0horas depois do seu sim`],
      price: ['Preço', 'orçamento por escrito, depois de ver a foto'],
      original: ['O original', 'fica na sua casa'],
    },
  },
  photographs: {
    street: {
      label: 'Arraste para revelar a rua',
      before:
        'Foto antiga amarelada, com dobras, manchas e um canto arrancado: rua de pedra de cidade pequena, casas baixas dos dois lados e a igreja no fundo.',
      after:
        'A mesma rua em cores: casas em amarelo, rosa e branco com janelas verdes, uma bicicleta encostada, bandeirinhas no ar e a igreja branca no fundo.',
    },
    jangada: {
      label: 'Arraste para fechar o rasgo',
      title: 'Rasgo removido',
      text: 'O papel partiu de cima a baixo, por dentro da vela. As duas metades se encontram de novo, e só se refaz o que falta, a faixa e os cantos, continuando o pano, o céu e a areia que há em volta. Os remendos da vela ficam: são da jangada, e o rasgo era do papel.',
      before:
        'Foto antiga alaranjada de uma jangada na praia, com coqueiros: um rasgo desce pela vela, outro corta a areia, e faltam dois cantos.',
      after:
        'A mesma jangada sem rasgos e com as cores de volta: a vela inteira, um cesto na areia, coqueiros e o mar verde ao fundo.',
    },
    kitchen: {
      label: 'Arraste para devolver a cor',
      title: 'Colorização',
      text: 'Barro, madeira e metal têm cor conhecida. A da parede, só você lembra: conte.',
      before:
        'Foto antiga em preto e branco de uma cozinha, com filtro de barro e cafeteira sobre a mesa.',
      after: 'A mesma cozinha em cores, com o filtro de barro e a cafeteira italiana sobre a mesa.',
    },
    sewing: {
      label: 'Arraste para tirar os riscos',
      title: 'Riscos removidos',
      text: 'O risco é fino e o que há dos dois lados dele diz o que estava embaixo.',
      before:
        'Foto antiga, sem cor, de uma máquina de costura na mesa, com a luz da janela na parede e coberta de riscos claros na vertical.',
      after:
        'A mesma máquina de costura sem riscos e em cores: metal preto com dourado, pano xadrez azul e branco e carretéis de linha.',
    },
  },
  pairs: {
    title: 'Três estragos, desfeitos à vista',
    intro: {
      pointer: 'Arraste a linha vermelha. No teclado, as setas movem, Home e End vão até a ponta.',
      touch: 'Arraste a linha vermelha com o dedo.',
    },
    truth:
      'As quatro fotos desta página são exemplos: cenas nossas, feitas no computador e envelhecidas por nós. O “depois” é a cena antes de envelhecer. Nenhuma é trabalho de cliente.',
  },
  steps: {
    title: 'Três banhos, como no laboratório',
    items: [
      {
        title: 'Você manda',
        text: 'A foto e uma linha sobre ela: quem está ali, onde foi, de que cor era o vestido.',
      },
      {
        title: 'Nós olhamos',
        text: 'Você recebe por escrito o que volta, o que não volta e o preço. Se não valer a pena, a conversa para aí e não custa nada.',
      },
      {
        title: 'Ela volta',
        text: 'O arquivo em alta resolução chega na mesma conversa, para guardar, mandar à família e imprimir.',
      },
    ],
    timer: { unit: 'horas', text: 'O prazo de entrega, contado do seu “pode fazer”.' },
  },
  send: {
    title: 'Uma boa foto da foto',
    intro: 'O que não chega até nós não volta. Dois jeitos servem, e um cuidado vale para os dois.',
    ways: (dpi: string) => [
      {
        title: 'No scanner',
        text: `A ${dpi}\u00a0dpi e em cores, mesmo que a foto seja em preto e branco: é pela cor que a mancha se separa da imagem.`,
      },
      {
        title: 'Com o celular',
        text: 'Fora do porta-retrato, sobre a mesa, perto da janela e sem flash. Celular paralelo à foto, com as quatro bordas dentro do quadro.',
      },
    ],
    document: {
      title: 'No WhatsApp, mande como documento',
      path: ['Clipe ou +', 'Documento', 'Sua foto'],
      text: 'Enviada do jeito comum, a foto é comprimida e perde detalhe no caminho. Como documento, chega igual à que saiu do aparelho.',
    },
  },
  sizes: {
    title: 'O que volta, em centímetros',
    intro: (dpi: string) =>
      `Um arquivo em alta resolução, no tamanho do papel que você escolher, a ${dpi}\u00a0dpi. Quanto maior o papel, mais fino o scanner precisa ler.`,
    table: 'Papel, arquivo e scanner',
    paper: 'Papel',
    file: 'Arquivo',
    scan: (size: string) => `Para ampliar uma ${size}`,
    centimetres: (width: string, height: string) => `${width}\u00a0×\u00a0${height}\u00a0cm`,
    pixels: (width: string, height: string) => `${width}\u00a0×\u00a0${height}\u00a0px`,
    dpi: (dpi: string) => `escaneie a ${dpi}\u00a0dpi`,
  },
  limits: {
    title: 'O que volta, e o que não inventamos',
    intro:
      'No laboratório, uma tira de teste mostra até onde o papel aguenta. Esta é a da restauração.',
    bands: [
      {
        title: 'Volta',
        text: 'Risco, poeira, dobra, amarelado, desbotado. A imagem ainda está no papel, embaixo ou em volta.',
      },
      {
        title: 'Volta em boa parte',
        text: 'Rasgo, mofo, mancha d’água, canto perdido no céu ou na parede. O pedaço ao lado diz como era.',
      },
      {
        title: 'Volta como palpite',
        text: 'A cor de uma foto em preto e branco. Conte a da porta e a do vestido, e o palpite vira lembrança.',
      },
      {
        title: 'Não volta',
        text: 'Um rosto que o rasgo levou. Não inventamos rosto: seria um desconhecido no lugar da sua avó. Você sabe disso antes de pagar.',
      },
    ],
  },
  reasons: {
    title: 'Por que deixar com a gente',
    items: [
      {
        title: 'O original não viaja',
        text: 'Trabalhamos na cópia digital. A única que existe fica na gaveta, longe do correio.',
      },
      {
        title: 'Continua sendo a sua avó',
        text: 'O estrago sai, a idade fica: ruga, pinta e sorriso torto são da pessoa, e ela precisa se reconhecer.',
      },
      {
        title: 'O preço é o da sua foto',
        text: 'Dois riscos no céu dão menos trabalho que um rasgo no meio da família. Por isso olhamos primeiro.',
      },
      {
        title: 'Sai do tamanho do quadro',
        text: 'Porta-retrato ou parede: diga o papel, e o arquivo já vem com os pixels que ele pede.',
      },
    ],
  },
  contact: {
    title: 'Mostre a foto para nós',
    text: 'No WhatsApp você manda a foto junto. Só paga se aceitar o preço.',
    along: 'Ajuda escrever junto',
    details: [
      'Quem está ali e de que ano é, mais ou menos',
      'As cores que você lembra',
      'O que não pode mudar: a pinta, o anel, o nome na porta',
      'O papel em que vai imprimir',
    ],
    form: 'Ou escreva primeiro',
  },
} as const;
