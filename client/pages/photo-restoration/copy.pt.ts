import { privacyFacts } from '../../../shared/privacy';

/** The words of the page, which is Portuguese only. */
export const words = {
  head: {
    title: (hours: string) => `Restauração de fotos antigas em até ${hours}\u00a0horas`,
    description: (hours: string) =>
      `Restauração com IA: mande a foto antiga pelo WhatsApp, receba o orçamento e, se aprovar, a foto em até ${hours}\u00a0horas.`,
  },
  hero: {
    name: 'Restauração de fotos antigas com IA',
    title: 'Da gaveta para a parede, sem os riscos',
    lead: 'Mande a foto antiga pelo WhatsApp. A gente diz o que dá para recuperar e por quanto, antes de começar.',
    send: 'Mandar a foto',
    how: 'Como fotografar a sua foto',
    lost: { ask: 'Rosto perdido?', answer: 'A gente não inventa.' },
    facts: {
      time: ['Prazo', (hours: string) => `até ${hours}\u00a0horas depois de você aprovar`],
      price: ['Preço', 'por orçamento, depois de ver a foto'],
      original: ['O original', 'fica na sua casa'],
    },
  },
  photographs: {
    street: {
      label: 'Arraste e compare a rua',
      caption: 'Exemplo simulado: o “depois” é a cena original.',
      before:
        'Foto antiga amarelada, com dobras, manchas e um canto arrancado: rua de pedra de cidade pequena, casas baixas dos dois lados e a igreja no fundo.',
      after:
        'A mesma rua em cores: casas em amarelo, rosa e branco com janelas verdes, uma bicicleta encostada, bandeirinhas no ar e a igreja branca no fundo.',
    },
    beira: {
      label: 'Arraste e compare a cor',
      title: 'Colorização',
      text: 'Areia, mar e palha têm cor conhecida. A cor do vestido só você lembra. Conte para a gente.',
      before:
        'Foto antiga em preto e branco, com poeira e um canto dobrado: mãe e filha na beira do mar, de costas e de mãos dadas.',
      after:
        'As mesmas duas em cores: a mãe de chapéu de palha, trança e vestido azul de pintas brancas, a menina de vestido vermelho com um baldinho.',
    },
    jangada: {
      label: 'Arraste e compare o rasgo',
      title: 'Rasgo removido',
      text: 'Só a faixa rasgada e os cantos têm de ser refeitos. Os remendos da vela ficam, porque são da jangada; o rasgo era do papel.',
      before:
        'Foto antiga alaranjada de uma jangada na praia, com coqueiros: um rasgo desce pela vela, outro corta a areia, e faltam dois cantos.',
      after:
        'A mesma jangada sem rasgos e com as cores de volta: a vela inteira, um cesto na areia, coqueiros e o mar verde ao fundo.',
    },
    sewing: {
      label: 'Arraste e compare os riscos',
      title: 'Riscos removidos',
      text: 'O risco é fino, e a imagem dos dois lados mostra o que estava embaixo.',
      before:
        'Foto antiga, sem cor, de uma máquina de costura na mesa, com a luz da janela na parede e coberta de riscos claros na vertical.',
      after:
        'A mesma máquina de costura sem riscos e em cores: metal preto com dourado, pano xadrez azul e branco e carretéis de linha.',
    },
  },
  pairs: {
    title: 'Compare o que muda e o que fica (exemplos simulados)',
    intro: {
      pointer:
        'Arraste a linha ou clique na foto. No teclado, as setas movem a linha; Home e End levam até a ponta.',
      touch: 'Arraste a linha ou toque na foto.',
    },
    truth:
      'As quatro fotos são exemplos: cenas nossas, feitas no computador e então envelhecidas. O “depois” é a cena original, que não passou pela IA. A mãe e a menina não existem, e nenhuma foto é de cliente.',
  },
  steps: {
    title: 'Como funciona, em três passos',
    items: [
      {
        title: 'Você manda',
        text: 'Conte em uma linha quem está ali e onde foi.',
      },
      {
        title: 'A gente olha',
        text: 'Você fica sabendo o que dá para recuperar, o que não dá e por quanto. Se você não aceitar o preço, não paga nada.',
      },
      {
        title: 'Você recebe',
        text: 'O arquivo em alta resolução chega na mesma conversa.',
      },
    ],
    timer: { unit: 'horas', text: 'O prazo de entrega, contado da sua aprovação.' },
  },
  send: {
    title: 'Como mandar uma boa foto da foto',
    ways: (dpi: string) => [
      {
        title: 'No scanner',
        text: `Escaneie a ${dpi}\u00a0dpi ou mais e em cores, mesmo a foto em preto e branco. É pela cor que a mancha se separa da imagem.`,
      },
      {
        title: 'Com o celular',
        text: 'Retire a foto do porta-retrato. Fotografe perto da janela e sem flash, com as quatro bordas dentro do quadro.',
      },
    ],
    document: {
      title: 'No WhatsApp, mande como documento',
      path: ['Clipe ou +', 'Documento', 'Sua foto'],
      text: 'Como foto, o WhatsApp comprime. Como documento, ela chega igual à que saiu do aparelho.',
    },
  },
  along: {
    title: 'Ajuda se você contar',
    items: [
      'Quem está ali e de que ano é, mais ou menos',
      'As cores que você lembra',
      'O que não pode mudar: a pinta, o anel, o nome na porta',
      'O papel em que vai imprimir',
    ],
  },
  sizes: {
    title: 'O que você recebe, e o que pesa no preço',
    intro: (dpi: string) =>
      `Um arquivo a ${dpi}\u00a0dpi, no tamanho de impressão que você escolher.`,
    fold: 'Pixels e scanner, por papel',
    table: 'Papel, arquivo e scanner',
    paper: 'Papel',
    file: 'Arquivo',
    scan: (size: string) => `Para ampliar uma ${size}`,
    centimetres: (width: string, height: string) => `${width}\u00a0×\u00a0${height}\u00a0cm`,
    pixels: (width: string, height: string) => `${width}\u00a0×\u00a0${height}\u00a0px`,
    dpi: (dpi: string) => `escaneie a ${dpi}\u00a0dpi`,
  },
  limits: {
    title: 'O que dá para recuperar, e o que não dá',
    intro: 'Você sabe de tudo isto antes de pagar.',
    bands: [
      {
        title: 'Dá para recuperar',
        text: 'Risco, poeira, dobra, amarelado e desbotado, porque a imagem ainda está no papel.',
      },
      {
        title: 'Em boa parte',
        text: 'Rasgo, mofo, mancha d’água, canto perdido no céu ou na parede.',
      },
      {
        title: 'Só com a sua memória',
        text: 'A cor de uma foto em preto e branco: conte a do vestido. E confira rosto pequeno ou tremido: a IA pode errar.',
      },
      {
        title: 'Não dá para recuperar',
        text: 'Um rosto que o rasgo levou. A gente não inventa rosto. Seria um desconhecido no lugar da sua avó.',
      },
    ],
  },
  privacy: {
    title: 'A IA e a sua foto',
    items: [
      'A restauração é feita com inteligência artificial, sobre a cópia digital que você manda.',
      'A foto chega pelo WhatsApp. Este site não recebe nem guarda imagem.',
      `A conversa, com a foto, fica guardada até ${privacyFacts.messageYears} anos depois da última mensagem, ou menos, se combinado. Pergunte antes de mandar: a gente diz qual ferramenta de IA usa e se ela treina com as imagens.`,
    ],
  },
  reasons: {
    items: [
      {
        title: 'O original não viaja',
        text: 'O trabalho é na cópia digital. A única foto que existe fica na gaveta.',
      },
      {
        title: 'Continua sendo a sua avó',
        text: 'O estrago sai, a idade fica. Ruga, pinta e sorriso torto são da pessoa.',
      },
      {
        title: 'O preço depende do estrago',
        text: 'Dois riscos no céu dão menos trabalho que um rasgo no meio da família.',
      },
      {
        title: 'O arquivo vem do tamanho do quadro',
        text: 'Diga o tamanho da impressão, e o arquivo vem com os pixels necessários.',
      },
    ],
  },
  contact: {
    title: 'Mostre a foto para a gente',
    text: 'Você só paga se aceitar o preço.',
    form: 'Ou escreva primeiro',
  },
} as const;
