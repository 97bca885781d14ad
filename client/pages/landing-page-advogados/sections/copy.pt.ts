/** What arrives on the office's WhatsApp, as an example. */
export const message = {
  lines: [
    { name: 'Área', value: 'Família e sucessões' },
    { name: 'Nome', value: 'Carla, de Cidade Exemplo' },
    { name: 'Prefere', value: 'Ligação, à tarde' },
    { name: 'Veio de', value: 'Artigo sobre guarda compartilhada' },
  ],
  caption:
    'Mensagem de exemplo no WhatsApp do escritório. O caso não está nela: fica para a reunião.',
} as const;

/** What is struck from the draft of a site, what is published instead, and by which rule. */
export const redline = {
  title: 'O que fica de fora, e o que entra no lugar',
  intro:
    'A minuta de um site comum, revisada: riscado o que a regra veda, sublinhado o que vai ao ar.',
  struck: 'Sai:',
  written: 'Entra:',
  items: [
    {
      out: 'O melhor escritório trabalhista da região.',
      instead: 'Atuação em direito do trabalho, para empresas e empregados.',
      rule: 'Provimento 205/2021, art.\u00a03º,\u00a0IV',
      why: 'Autoelogio e comparação',
    },
    {
      out: 'Primeira consulta grátis! Parcelamos os honorários.',
      instead: 'Atendimento com hora marcada, de segunda a sexta.',
      rule: 'Provimento 205/2021, art.\u00a03º,\u00a0I',
      why: 'Preço e gratuidade como chamariz',
    },
    {
      out: 'Recuperamos o seu dinheiro.',
      instead: 'Cobrança indevida: o que a lei prevê e que documentos guardar.',
      rule: 'Provimento 205/2021, art.\u00a06º',
      why: 'Promessa de resultado',
    },
    {
      out: 'Foi demitido? Entre hoje com a sua ação.',
      instead: 'Demissão sem justa causa: as verbas, uma a uma.',
      rule: 'Provimento 205/2021, art.\u00a03º, §\u00a01º',
      why: 'Incitar ao litígio',
    },
    {
      out: 'Empresas que confiam em nós.',
      instead: 'Os advogados, com inscrição e currículo.',
      rule: 'Código de Ética, art.\u00a042,\u00a0IV',
      why: 'Lista de clientes',
    },
  ],
} as const;

export const landing = {
  title: 'Site do escritório ou landing page de uma área?',
  intro:
    'Landing page é uma página só, sobre uma área, para quem chegou por uma busca. Existe sozinha ou ao lado do site.',
  table: 'Lado a lado',
  columns: ['O que muda', 'Site', 'Landing page'],
  rows: [
    ['Páginas', 'Início, áreas, advogados, artigos e contato', 'Uma'],
    ['Quem chega', 'Procurou o nome de vocês', 'Procurou um tema: pensão, rescisão'],
    ['O que lê', 'Quem são e em que atuam', 'O que a lei diz, e quem assina o texto'],
    [
      'Anúncio na busca',
      'Possível, se fizer falta',
      'Cabe quando responde a uma busca (Provimento 205/2021, anexo)',
    ],
  ],
  ask: 'Orçamento da landing page',
} as const;

export const areas = {
  title: 'Três áreas, três páginas',
  intro: 'Cada uma fala com alguém diferente. Assim começa a página de cada área.',
  left: 'Fica de fora:',
  note: 'Páginas de exemplo: escritório, advogados e inscrições são inventados.',
  items: [
    {
      path: 'trabalhista',
      name: 'Trabalhista',
      head: 'Rescisão do contrato de trabalho',
      lines: [
        'As verbas, uma a uma',
        'Prazos para pagar e para reclamar',
        'Documentos que convém reunir',
      ],
      left: 'cálculo do “quanto você tem a receber”.',
    },
    {
      path: 'familia',
      name: 'Família e sucessões',
      head: 'Divórcio, guarda e pensão',
      lines: [
        'Divórcio em cartório: quando cabe',
        'Guarda compartilhada e convivência',
        'O que o juiz considera na pensão',
      ],
      left: 'relato de processo, ainda que sem nomes.',
    },
    {
      path: 'empresarial',
      name: 'Empresarial',
      head: 'Acordo de sócios',
      lines: [
        'O que vale prever por escrito',
        'Saída de sócio e apuração de haveres',
        'O que vai à junta comercial',
      ],
      left: 'logotipo de empresa atendida.',
    },
  ],
} as const;

export const term = {
  upTo: 'Até',
  unit: 'dias úteis',
  how: 'Conta como prazo do CPC: só dia útil (art.\u00a0219), sem o dia do começo e com o do vencimento (art.\u00a0224). O começo é o dia em que o material chega completo. É assim que planejamos; se a revisão demorar, o prazo acompanha.',
  days: ({ from, to }: { from: string; to: string }) => `Dias ${from}–${to}`,
  stages: { write: 'Textos', build: 'Desenho', review: 'Revisão e publicação' },
} as const;

export const price = {
  title: 'Como se chega ao preço',
  intro:
    'Não há tabela, porque escritório não tem tamanho único. O valor sai da lista abaixo, item por item.',
  table: 'O que pesa no orçamento',
  columns: ['Item', 'Custa menos', 'Custa mais'],
  rows: [
    ['Pessoas e áreas', 'Um nome, até duas áreas', 'Vários sócios, uma página por área'],
    ['Textos', 'Você tem, nós revisamos', 'Escrevemos tudo, com artigos'],
    ['Retratos', 'Já feitos', 'Fotógrafo, contratado à parte'],
    ['Idiomas', 'Português', 'Português e mais um'],
  ],
  questions: [
    {
      ask: 'E se a OAB questionar uma frase?',
      answer:
        'Mande para nós. A frase muda ou sai do ar, como vocês decidirem. Quem assina a publicidade responde por ela (Provimento 205/2021, art.\u00a01º, §\u00a01º), e por isso o escritório lê a minuta antes.',
    },
    {
      ask: 'E se o meu material atrasar?',
      answer: 'O prazo começa só quando ele está completo. Até lá a contagem não corre.',
    },
    {
      ask: 'E se a regra da OAB mudar?',
      answer:
        'As citações daqui são do Código de Ética de 2015 e do Provimento de 2021. Vindo texto novo, o ajuste de um site pronto é orçado à parte.',
    },
  ],
} as const;

export const praise = {
  title: 'O retorno que queremos ouvir',
  note: 'Exemplos: os três advogados e as falas são inventados. Aqui se fala do nosso trabalho; no site do escritório, depoimento de cliente não entra.',
  rated: (stars: string) => `nota ${stars} de ${stars}`,
  labour: {
    area: 'Direito do trabalho',
    project: 'Site de quatro advogados',
    text: 'Mandei o currículo como estava. Voltou em português claro e sem um ‘renomado’ que eu já nem via.',
  },
  family: {
    area: 'Família e sucessões',
    project: 'Landing page de uma área',
    text: 'Quem escreve já leu o que é guarda compartilhada. A primeira reunião começa mais adiante.',
  },
  business: {
    area: 'Direito empresarial',
    project: 'Site de uma advogada autônoma',
    text: 'Perguntei se podia pôr o logotipo dos clientes. Responderam com o inciso.',
  },
} as const;
