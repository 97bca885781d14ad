/** What is struck from the draft of a site, what is published instead, and by which rule. */
export const redline = {
  title: 'O que a OAB veda, e o que entra no lugar',
  intro: 'O que a regra veda está riscado; o que vai ao ar está marcado.',
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
      out: 'Primeira consulta grátis! Parcelamos.',
      instead: 'Atendimento com hora marcada.',
      rule: 'Provimento 205/2021, art.\u00a03º,\u00a0I',
      why: 'Preço e gratuidade como chamariz',
    },
    {
      out: 'Recuperamos o seu dinheiro.',
      instead: 'Cobrança indevida: o que a lei prevê.',
      rule: 'Provimento 205/2021, art.\u00a06º',
      why: 'Promessa de resultado em publicidade ativa',
    },
    {
      out: 'Foi demitido? Entre hoje com a sua ação.',
      instead: 'Demissão sem justa causa: as verbas.',
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
  table: 'Lado a lado',
  columns: ['Item', 'Site', 'Landing page'],
  rows: [
    ['Páginas', 'Início, áreas, advogados, artigos e contato', 'Uma página'],
    ['Quem chega', 'Procurou o nome de vocês', 'Procurou um tema: pensão, rescisão'],
    ['Anúncio', 'Na busca, se o escritório quiser', 'Só na busca (Provimento 205/2021, anexo)'],
  ],
} as const;

/** The page of each area: its name, its headline and first sentence, and what the rules keep out of it. */
export const areas = {
  title: 'Exemplos: três áreas, três páginas',
  left: 'Fica de fora:',
  items: [
    {
      path: 'trabalhista',
      name: 'Trabalhista',
      head: 'Verbas da rescisão',
      text: 'O que a lei manda pagar em cada tipo de demissão.',
      left: 'cálculo do valor a receber.',
    },
    {
      path: 'familia',
      name: 'Família',
      head: 'Guarda e pensão',
      text: 'Como o juiz decide com quem o filho mora e quem paga o quê.',
      left: 'relato de caso, mesmo sem nomes.',
    },
    {
      path: 'empresarial',
      name: 'Empresarial',
      head: 'Acordo de sócios',
      text: 'O que deixar por escrito antes de abrir a empresa.',
      left: 'logotipo de empresa cliente.',
    },
  ],
} as const;

export const term = {
  agreed: 'Combinado',
  upTo: 'Até',
  unit: 'dias úteis',
  how: 'Contados como no CPC (arts.\u00a0219 e 224): só dias úteis, a partir do dia seguinte à chegada do material completo.',
  days: ({ from, to }: { from: string; to: string }) => `Dias ${from}–${to}`,
} as const;

export const price = {
  note: 'Preço',
  table: 'O que pesa no orçamento',
  columns: ['Item', 'Custa menos', 'Custa mais'],
  rows: [
    ['Pessoas e áreas', 'Um nome, até duas áreas', 'Vários sócios, uma página por área'],
    ['Textos', 'Vocês têm, a gente revisa', 'A gente escreve tudo, com artigos'],
    ['Retratos', 'Já feitos', 'Fotógrafo, contratado à parte'],
    ['Idiomas', 'Português', 'Português e mais um'],
  ],
  asked: { note: 'Dúvidas', title: 'Perguntas do escritório' },
  questions: [
    {
      ask: 'E se a OAB questionar uma frase?',
      answer:
        'A frase muda ou sai do ar, como vocês decidirem. Quem assina a publicidade responde por ela (Provimento 205/2021, art.\u00a01º, §\u00a01º), e por isso o escritório lê a minuta antes.',
    },
    {
      ask: 'E se o material do escritório atrasar?',
      answer:
        'O prazo começa quando o material está completo: nomes e inscrições na OAB, currículos, áreas de atuação e retratos.',
    },
    {
      ask: 'E se a regra da OAB mudar?',
      answer:
        'Esta página cita o Código de 2015 e o Provimento de 2021. Se vier texto novo, o ajuste de um site pronto é orçado à parte.',
    },
  ],
} as const;

export const praise = {
  note: 'Depoimentos de exemplo, inventados: mostram só o desenho de um bloco assim. No site do escritório, depoimento de cliente não entra.',
  rated: (stars: string) => `Exemplo, nota ${stars} de ${stars}`,
  labour: {
    area: 'Direito do trabalho',
    project: 'Site do escritório',
    text: 'O currículo voltou em português claro, sem um ‘renomado’ que eu já nem via.',
  },
  family: {
    area: 'Família',
    project: 'Landing page de uma área',
    text: 'Quem me escreve pela página já leu o que é guarda compartilhada.',
  },
  business: {
    area: 'Direito empresarial',
    project: 'Site de autônoma',
    text: 'Perguntei do logotipo dos clientes. Responderam com o inciso.',
  },
} as const;
