import { words } from '../../../shared/copy';

export const copy = words({
  head: {
    title: {
      en: 'AI consulting for small businesses: where to start',
      pt: 'Consultoria em inteligência artificial (IA)',
    },
    description: {
      en: (time: string) =>
        `Find out which tasks AI should take over, which need only a formula and which stay with people. A written plan in about ${time}; three points to stop.`,
      pt: (time: string) =>
        `Saiba quais tarefas passar para a IA, quais uma fórmula resolve e quais continuam com pessoas. Plano escrito em cerca de ${time}; três pontos de parada.`,
    },
  },
  start: { en: 'Ask for a quote', pt: 'Pedir orçamento' },
  hero: {
    kicker: {
      en: 'AI consulting for small businesses',
      pt: 'Consultoria em inteligência artificial para pequenas empresas',
    },

    title: {
      en: 'Find out which tasks AI should take over, and which it shouldn’t',
      pt: 'Descubra quais tarefas passar para a IA e quais não',
    },
    lead: {
      en: (time: string) =>
        `We count the hours of each task. In about ${time}, you’ll know which tasks to give to AI, which need only a formula and which should stay with people.`,
      pt: (time: string) =>
        `A gente conta as horas de cada tarefa. Em cerca de ${time}, você sabe quais passar para a IA, quais uma fórmula resolve e quais ficam com pessoas.`,
    },
    calendar: { en: 'See the calendar', pt: 'Ver o calendário' },
  },
  sheet: {
    title: { en: 'work out a score', pt: 'faça a conta dos pontos' },
    intro: {
      en: 'Score = hours a\u00a0month\u00a0÷\u00a0weeks to automate. Select a row to see our advice, which can override the score.',
      pt: 'Pontos = horas por mês\u00a0÷\u00a0semanas. Escolha uma linha e veja o nosso conselho; os pontos são um dos critérios.',
    },
    table: { en: 'Tasks by score', pt: 'Tarefas por pontuação' },
    columns: {
      task: { en: 'Task', pt: 'Tarefa' },
      hours: { en: 'Hours', pt: 'Horas' },
      weeks: { en: 'Weeks', pt: 'Semanas' },
      score: { en: 'Score', pt: 'Pontos' },
    },
    axes: {
      gain: { en: 'Hours a month', pt: 'Horas por mês' },
      effort: { en: 'Weeks of work', pt: 'Semanas de trabalho' },
    },
    corner: { en: 'look here first', pt: 'olhe aqui primeiro' },
    verdicts: {
      rule: { en: 'No AI: a formula', pt: 'Sem IA: uma fórmula' },
      first: { en: 'First AI project', pt: 'Primeiro projeto de IA' },
      next: { en: 'In the queue', pt: 'Na fila' },
      later: { en: 'Not yet', pt: 'Ainda não' },
      person: { en: 'Stays with your team', pt: 'Fica com a sua equipe' },
    },
    own: {
      en: (days: string, times: string, minutes: string, hours: string) =>
        `Your own task: times a day × minutes × ${days} business days ÷ 60 = hours a month. At ${times} times and ${minutes} minutes, that’s ${hours} hours.`,
      pt: (days: string, times: string, minutes: string, hours: string) =>
        `A sua tarefa: vezes por dia × minutos × ${days} dias úteis ÷ 60 = horas por mês. Com ${times} vezes e ${minutes} minutos, são ${hours} horas.`,
    },
    call: {
      text: {
        en: 'Which task would you like us to look at first?',
        pt: 'Que tarefa você quer que a gente veja primeiro?',
      },
      label: { en: 'Send this task on WhatsApp', pt: 'Mandar esta tarefa no WhatsApp' },
    },
    example: {
      en: '“Weeks” is our work on that task alone; the calendar below also has the map, your approvals and the handover. For your own tasks, we measure the hours and estimate the weeks.',
      pt: '“Semanas” é só o nosso trabalho naquela tarefa; o calendário abaixo tem também o mapa, as aprovações e a entrega. Nas suas tarefas, a gente mede as horas e estima as semanas.',
    },
    tasks: {
      bank: {
        name: { en: 'Matching bank payments to sales', pt: 'Conciliar o banco' },
        why: {
          en: (time: string) =>
            `A formula matches both files to the cent. A robot fetches them and marks what is paid, in ${time} and without AI.`,
          pt: (time: string) =>
            `Uma fórmula bate um arquivo com o outro até o centavo. Um robô baixa o extrato e dá baixa, em ${time} e sem IA.`,
        },
      },
      bills: {
        name: { en: 'Entering supplier invoices', pt: 'Lançar notas de serviço' },
        why: {
          en: 'Layouts differ, but the fields are the same, and a wrong amount is caught before it’s paid.',
          pt: 'O formato da nota muda de cidade para cidade, mas os campos são os mesmos, e dá para ver um valor errado antes de pagar.',
        },
      },
      report: {
        name: { en: 'Writing the weekly report', pt: 'Escrever o relatório da semana' },
        why: {
          en: 'AI drafts the text around figures your system has added up. Whoever signs it reads it first.',
          pt: 'A IA rascunha o texto em torno de números que o sistema já somou, e quem assina lê.',
        },
      },
      texts: {
        name: { en: 'Writing product descriptions', pt: 'Escrever descrições de produto' },
        why: {
          en: 'AI writes from the data sheet and a person approves. The sheets need their missing sizes first, or AI will make them up.',
          pt: 'A IA escreve a partir da ficha e uma pessoa aprova. Antes, a ficha precisa das medidas que faltam, senão a IA inventa.',
        },
      },
      orders: {
        name: { en: 'Answering “Where is my order?”', pt: 'Responder “Cadê meu pedido?”' },
        why: {
          en: 'It takes the most hours. But the answer is with four carriers, and most of the weeks go into reaching their systems.',
          pt: 'A resposta está em quatro transportadoras, e quase todo o trabalho é chegar ao sistema delas.',
        },
      },
      quotes: {
        name: { en: 'Comparing quotes', pt: 'Comparar cotações' },
        why: {
          en: 'One supplier counts boxes, another kilos. Agree on one form with the largest of them, then score it again, since part of the task will be gone.',
          pt: 'Um fornecedor cota em caixa, outro em quilo. Combine um modelo com os maiores e pontue de novo, porque parte da tarefa some.',
        },
      },
      credit: {
        name: { en: 'Granting credit', pt: 'Liberar crédito' },
        why: {
          en: 'AI can gather the documents. But one wrong yes can cost more than all these hours, and a customer who is refused will ask why.',
          pt: 'A IA pode juntar os documentos. Mas um “sim” errado pode custar mais do que todas essas horas.',
        },
      },
      hiring: {
        name: { en: 'Screening résumés', pt: 'Triar currículos' },
        why: {
          en: 'A model that learned from past choices repeats them, and it is hard to notice whom it left out.',
          pt: 'Um modelo que aprendeu com as escolhas antigas repete essas escolhas, e é difícil notar quem ficou de fora.',
        },
      },
    },
  },
  not: {
    title: { en: 'What we would talk you out of', pt: 'O que a gente desaconselha' },
    intro: {
      en: 'Requests that sound like a job for AI, and what we would answer.',
      pt: 'Pedidos que parecem coisa de IA, e o que a gente responde.',
    },
    items: [
      {
        ask: { en: 'Let AI add up the commissions.', pt: 'A IA podia somar as comissões.' },
        answer: {
          en: 'A language model writes a figure that looks right. A formula adds up the real ones.',
          pt: 'Um modelo de linguagem pode errar a soma e parecer certo. A fórmula soma.',
        },
        instead: { en: 'A formula', pt: 'Uma fórmula' },
      },
      {
        ask: {
          en: 'Let AI read our own system’s reports.',
          pt: 'A IA podia ler os relatórios do nosso sistema.',
        },
        answer: {
          en: 'If your system can print a report, it can usually export the data too.',
          pt: 'Se o sistema imprime um relatório, costuma exportar os dados também.',
        },
        instead: { en: 'An export', pt: 'Uma exportação' },
      },
      {
        ask: {
          en: 'A chatbot that knows all about us.',
          pt: 'Um robô que saiba tudo da empresa.',
        },
        answer: {
          en: 'A chatbot knows only what’s written down. If a rule is only in someone’s head, a chatbot left to itself politely invents one.',
          pt: 'O robô só sabe o que está escrito. Se a regra só está na cabeça de alguém, um robô sem limites inventa outra, e soa convincente.',
        },
        instead: { en: 'Write it down first', pt: 'Primeiro, escrever as regras' },
      },
      {
        ask: {
          en: 'Let AI decide who loses their job.',
          pt: 'Deixar a IA decidir quem é demitido.',
        },
        answer: {
          en: 'Whoever makes that decision has to answer for it, to the person and perhaps in court. We don’t build this.',
          pt: 'Quem decide responde por isso, diante da pessoa e talvez de um juiz. Esse projeto a gente não faz.',
        },
        instead: { en: 'Your own decision', pt: 'Decisão sua' },
      },
    ],
  },
  calendar: {
    title: {
      en: (time: string) => `A plan of ${time}, with three decision points`,
      pt: (time: string) => `${time} no calendário, três sextas para você decidir`,
    },
    intro: {
      en: (days: string, all: string) =>
        `We need your team on ${days} of the ${all} business days. Each stage starts only when you approve it.`,
      pt: (days: string, all: string) =>
        `A sua equipe participa em ${days} dos ${all} dias. A etapa seguinte só começa com a sua aprovação.`,
    },
    stop: { en: 'Where would you stop?', pt: 'Onde você pararia?' },
    week: { en: 'Week', pt: 'Semana' },
    days: [
      { en: 'Mon', pt: 'Seg' },
      { en: 'Tue', pt: 'Ter' },
      { en: 'Wed', pt: 'Qua' },
      { en: 'Thu', pt: 'Qui' },
      { en: 'Fri', pt: 'Sex' },
    ],
    streams: {
      team: { en: 'With your team', pt: 'Com a sua equipe' },
      desk: { en: 'On our side', pt: 'Do nosso lado' },
      test: { en: 'Tests', pt: 'Testes' },
      given: { en: 'You receive', pt: 'Você recebe' },
      asked: { en: 'You decide', pt: 'Você decide' },
    },
    bars: {
      watch: {
        en: 'We watch your team work, by video',
        pt: 'A gente acompanha a equipe, por vídeo',
      },
      count: { en: 'Count cases, minutes, mistakes', pt: 'Contar casos, minutos e erros' },
      score: { en: 'Score effort and gain', pt: 'Pontuar esforço e ganho' },
      map: { en: 'Task map', pt: 'Mapa pronto' },
      trial: { en: 'Try one?', pt: 'Testar uma?' },
      folder: { en: 'Collect past cases', pt: 'Juntar casos antigos' },
      run: { en: 'First run, list of errors', pt: 'Primeira rodada, erros anotados' },
      again: { en: 'Correct and run again', pt: 'Corrigir e rodar de novo' },
      report: { en: 'Trial report', pt: 'Laudo do teste' },
      work: { en: 'Build it?', pt: 'Pôr em uso?' },
      connect: { en: 'Connect to your system', pt: 'Ligar ao seu sistema' },
      manual: { en: 'Set limits, write the manual', pt: 'Definir limites, escrever o manual' },
      learn: { en: 'Your team learns on real work', pt: 'A equipe aprende na prática' },
      both: {
        en: 'Your team and AI side by side, results compared',
        pt: 'Equipe e IA lado a lado, resultados comparados',
      },
      recount: { en: 'Count the hours again', pt: 'Contar as horas de novo' },
      keys: { en: 'Code, logins', pt: 'Código, senhas' },
      next: { en: 'Next one?', pt: 'Mais uma?' },
    },
    stops: {
      talk: {
        name: { en: 'After the first conversation', pt: 'Depois da conversa' },
        title: { en: 'You stop before week 1.', pt: 'Você para antes da semana 1.' },
        text: {
          en: 'You owe nothing. If all you needed was a formula, we’ve told you.',
          pt: 'Você não deve nada. Se bastava uma fórmula, a gente já disse qual.',
        },
      },
      map: {
        name: { en: 'After the map', pt: 'Depois do mapa' },
        title: { en: 'You keep the task map.', pt: 'O mapa das tarefas fica com você.' },
        text: {
          en: 'It lists each task with its hours, its score and our advice. Any supplier can work from it.',
          pt: 'Ele traz as horas, os pontos e o nosso conselho para cada tarefa. Qualquer fornecedor consegue trabalhar com ele.',
        },
      },
      trial: {
        name: { en: 'After the trial', pt: 'Depois do teste' },
        title: { en: 'You keep the map and the report.', pt: 'Ficam o mapa e o laudo.' },
        text: {
          en: 'The report says how many of your past cases came out right, and the cost per case. If the result is bad, you stop here.',
          pt: 'O laudo diz quantos dos seus casos antigos saíram certos e quanto custa cada um. Se o resultado for ruim, você para aqui.',
        },
      },
      work: {
        name: { en: 'At the end', pt: 'No fim' },
        title: { en: 'The task runs, and it’s yours.', pt: 'A tarefa roda, e é sua.' },
        text: {
          en: 'You keep the code, the logins and the manual, plus a before-and-after count of the hours.',
          pt: 'Código, senhas e manual ficam com você, com a conta das horas de antes e de depois.',
        },
      },
    },
  },
  offers: {
    title: {
      en: 'What you get, priced by quote',
      pt: 'O que você recebe, com preço por orçamento',
    },
    intro: {
      en: 'Each stage is quoted before it begins. Take one stage or all three. Each of the other services can be bought alone.',
      pt: 'Cada etapa tem o seu orçamento, antes de o trabalho começar. Contrate uma etapa ou as três. Os outros serviços são avulsos.',
    },
    known: {
      en: 'Do you already know the task? Skip the map:',
      pt: 'Já sabe qual é a tarefa? Pule o mapa:',
    },
    items: {
      map: {
        name: { en: 'Task map', pt: 'Mapa das tarefas' },
        price: {
          en: 'The price depends on the number of tasks and people.',
          pt: 'O preço depende do número de tarefas e de pessoas.',
        },
        out: {
          en: 'The score sheet of your tasks, made with your team on video calls, and a first project, if one is worth doing.',
          pt: 'A tabela de pontos das suas tarefas, feita com a equipe por vídeo, e um primeiro projeto, se algum valer a pena.',
        },
      },
      trial: {
        name: { en: 'Trial on past cases', pt: 'Teste com casos antigos' },
        price: {
          en: 'The price depends on the number of cases, and how long each takes to check.',
          pt: 'O preço depende do número de casos e do tempo de conferir cada um.',
        },
        out: {
          en: 'A test on cases you’ve already closed: what AI got right, what it got wrong, and what a case costs.',
          pt: 'Um teste com casos que você já encerrou: o que a IA acertou, o que errou e quanto custa cada caso.',
        },
      },
      work: {
        name: { en: 'From trial to daily work', pt: 'Do teste para o dia a dia' },
        price: {
          en: 'The price depends on the number of systems and the access each allows.',
          pt: 'O preço depende dos sistemas a integrar e do acesso que cada um permite.',
        },
        out: {
          en: 'The task running on AI every day; cases it isn’t sure about go to your team.',
          pt: 'A tarefa rodando todo dia; o que der dúvida vai para uma pessoa.',
        },
      },
      opinion: {
        name: { en: 'Second opinion', pt: 'Segunda opinião' },
        out: {
          en: 'A two-page review of the proposal you have, with questions to ask before you sign.',
          pt: 'Uma análise de duas páginas da proposta que você recebeu, com o que perguntar antes de assinar.',
        },
      },
      models: {
        name: { en: 'Which AI, at what cost', pt: 'Qual IA, a que custo' },
        out: {
          en: 'A comparison of AI models on your cases: accuracy, cost of a case, cost of a month.',
          pt: 'Uma comparação de modelos de IA nos seus casos: acertos, quanto custa cada caso e quanto custa o mês.',
        },
      },
      rules: {
        name: { en: 'House rules for AI', pt: 'Regras da casa para IA' },
        out: {
          en: 'Two pages on what your team may paste into an AI chat, and who checks it. Have your lawyer review them.',
          pt: 'Duas páginas sobre o que a equipe pode colar num chat de IA e quem confere. O seu advogado revisa.',
        },
      },
      training: {
        name: { en: 'Training on your own tasks', pt: 'Treinamento com as suas tarefas' },
        out: {
          en: 'Your team leaves with prompts that work on your own tasks, and a list of tasks where they don’t.',
          pt: 'A equipe sai com as instruções que funcionaram nas tarefas dela e a lista daquelas em que a IA não ajudou.',
        },
      },
      audit: {
        name: { en: 'Check-up of an AI in use', pt: 'Revisão de IA já em uso' },
        out: {
          en: 'Wrong answers sorted by cause, what to fix first, and sometimes the advice to switch it off.',
          pt: 'As respostas erradas separadas pela causa, o que consertar primeiro e, às vezes, o conselho de desligar.',
        },
      },
    },
  },
  money: {
    title: { en: 'Work out your return', pt: 'Calcule o seu retorno' },
    roi: { en: 'Return on investment', pt: 'Retorno sobre o investimento' },
    gain: {
      en: 'hours freed × what an hour costs you − price of the project',
      pt: 'horas liberadas × quanto custa a sua hora − preço do projeto',
    },
    price: { en: 'price of the project', pt: 'preço do projeto' },
    running: {
      en: 'Count hours and costs over the same period; the price includes the monthly cost of the AI. An hour is freed only if it’s used for other work. If the result is negative, don’t hire us.',
      pt: 'Conte horas e custos no mesmo período; o preço do projeto inclui o custo mensal da IA. A hora só conta como liberada se for usada em outro trabalho. Se a conta der negativo, não contrate.',
    },
    means: {
      en: (spent: string, back: string) =>
        `spend ${spent} and free up hours that cost you ${back}. Your return depends on how many hours you free and what your team does with them.`,
      pt: (spent: string, back: string) =>
        `você gasta ${spent} e libera horas que custavam ${back}. O seu retorno depende de quantas horas você libera e do que a equipe faz com elas.`,
    },
  },
  questions: [
    {
      ask: {
        en: 'You also build. Is your advice impartial?',
        pt: 'Vocês também constroem. O conselho é isento?',
      },
      answer: {
        en: 'We do sell products and automation, so judge the advice by the numbers. Hours, weeks and scores are on the sheet, and another supplier can carry out the map.',
        pt: 'A gente vende produto e automação, sim. Então julgue o conselho pela conta. Horas, semanas e pontos estão na tabela, e outro fornecedor pode executar o mapa.',
      },
    },
    {
      ask: { en: 'How much of our data do you see?', pt: 'O que vocês veem dos nossos dados?' },
      answer: {
        en: 'For the map, counts are enough. For the trial, you choose the cases and can black out names. Which company runs the model, and where, is written in the quote.',
        pt: 'Para o mapa, a gente anota só casos, minutos e erros. No teste, você escolhe os casos e pode cobrir os nomes. Qual empresa roda o modelo, e onde, vem escrito no orçamento.',
      },
    },
    {
      ask: {
        en: 'Is a company of five too small?',
        pt: 'Empresa de cinco pessoas é pequena demais?',
      },
      answer: {
        en: 'For the whole 8-week plan, perhaps. The free conversation or a second opinion may be all you need, and we’ll say so.',
        pt: 'Para o calendário inteiro, talvez. A conversa grátis ou uma segunda opinião podem bastar, e a gente avisa.',
      },
    },
  ],
  end: {
    title: { en: 'Three tasks are enough to begin', pt: 'Três tarefas bastam para começar' },
    steps: [
      {
        en: 'Tell us which three tasks eat up your week, and roughly how many hours they take.',
        pt: 'Conte quais três tarefas mais tomam a sua semana e quantas horas levam, mais ou menos.',
      },
      {
        en: 'We talk on WhatsApp, free of charge, and tell you if one of them only needs a formula.',
        pt: 'A gente conversa no WhatsApp, de graça, e diz se uma fórmula resolve alguma.',
      },
      {
        en: 'You get a quote for the map. Together we choose the Monday when week\u00a01 begins.',
        pt: 'Você recebe o orçamento do mapa, e a gente combina a segunda-feira da semana\u00a01.',
      },
    ],
  },
});
