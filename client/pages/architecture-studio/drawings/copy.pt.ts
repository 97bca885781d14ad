/** What the drawings show, in words: names for legends, and a sentence for who cannot see them. */
export const words = {
  plan: 'Planta',
  section: 'Corte A–A',
  at: (height: string) => `a ${height}\u00a0m`,
  squareMetres: (figure: string) => `${figure}\u00a0m²`,
  encosta: {
    name: 'Casa da Encosta',
    kind: 'Residencial',
    made: 'pedra escura, concreto, ripas de madeira',
    text: 'Duas barras, uma sobre a outra. A de baixo segura o morro; a de cima avança seis metros no ar e faz sombra na beira da piscina.',
    photo: 'Casa ao anoitecer: uma barra branca avança sobre a piscina, com luz atrás do vidro.',
    section:
      'Corte ao longo da casa: a barra de cima, de 22 metros, passa 6 metros além do térreo, sobre a piscina. Cada andar tem 3,20 metros.',
    levels: [
      {
        name: 'Térreo',
        plan: 'Planta do térreo, 18 por 7 metros, com vidro na sala e a piscina de 12 por 3,50 metros em frente.',
        rooms: ['Garagem', 'Serviço', 'Entrada e escada', 'Estar e jantar', 'Piscina'],
      },
      {
        name: 'Superior',
        plan: 'Planta do andar de cima, 22 por 6 metros, com ripas de madeira em um terço da frente.',
        rooms: ['Escritório', 'Quarto', 'Quarto', 'Suíte sobre a água'],
      },
    ],
  },
  cobogo: {
    name: 'Edifício Cobogó',
    kind: 'Comercial',
    made: 'concreto, blocos vazados, vidro',
    text: 'O sol da tarde bate nos blocos, e o que chega à mesa é luz picada. O térreo recua três metros e dá sombra à calçada.',
    photo: 'Prédio de cinco andares ao sol, com uma tela de blocos vazados e o térreo recuado.',
    section:
      'Corte de fundo a frente, 14 metros: térreo de 4,40 metros recuado 3 metros, quatro andares de 3,40 metros e a tela de blocos na frente, 18 metros de altura.',
    levels: [
      {
        name: 'Térreo',
        plan: 'Planta do térreo, 24 metros de frente: duas lojas, portaria, escada e elevador, com cinco colunas a cada 6 metros.',
        rooms: ['Loja', 'Portaria', 'Loja', 'Escada e elevador'],
      },
      {
        name: 'Andar tipo',
        plan: 'Planta dos quatro andares, 24 por 14 metros: duas salas, espera no meio e a tela de blocos na frente.',
        rooms: ['Sala', 'Espera e copa', 'Sala', 'Escada e elevador'],
      },
    ],
  },
  taipa: {
    name: 'Casa de Taipa',
    kind: 'Sustentável',
    made: 'terra do próprio terreno, madeira',
    text: 'Paredes de terra socada de sessenta centímetros. O calor do meio-dia só atravessa à noite, quando já é bem-vindo. No meio, a árvore que já estava lá.',
    photo: 'Casa térrea em L, de terra socada, com telhado fino e um pátio com uma árvore.',
    section:
      'Corte por um quarto, vendo o pátio: paredes de 60 centímetros, 3,20 metros de altura, beiral de 1,50 metro e a árvore.',
    levels: [
      {
        name: 'Casa',
        plan: 'Planta em L, 20 por 16 metros por fora, asas de 6 metros, com o pátio e a árvore no canto de dentro.',
        rooms: ['Cozinha', 'Estar', 'Suíte', 'Quarto', 'Quarto', 'Pátio'],
      },
      {
        name: 'Telhado',
        plan: 'Telhado em L com ripas de madeira, 1,50 metro além das paredes.',
        rooms: ['Telhado do estar', 'Telhado dos quartos'],
      },
    ],
  },
  pavilhao: {
    name: 'Pavilhão Lâmina',
    kind: 'Conceitual',
    made: 'uma casca de concreto, água rasa',
    text: 'Pendure uma corrente pelas pontas e vire a curva de cabeça para baixo: é a forma da casca. Por isso ela é tão fina.',
    photo: 'Abóbada fina de concreto sobre um espelho d’água, com luz quente sob a casca.',
    section:
      'Corte da abóbada: uma catenária com 24 metros de vão e 9 de altura, sobre o espelho d’água de 40 metros.',
    levels: [
      {
        name: 'Piso',
        plan: 'Planta: salão de 24 por 12 metros no meio do espelho d’água de 40 por 30 metros, com uma passarela.',
        rooms: ['Salão', 'Espelho d’água inteiro'],
      },
      {
        name: 'Meia casca',
        plan: 'Planta na altura em que a casca já fechou: o vão é menor, a água continua a mesma.',
        rooms: ['Vão nesta altura', 'Espelho d’água inteiro'],
      },
    ],
  },
} as const;
