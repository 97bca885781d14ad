import { words } from '../../../shared/copy';

/** The figures behind a line of the score sheet, as its reader writes them. */
type Sum = { cases: string; minutes: string; hours: string; weeks: string; score: string };

export const copy = words({
  head: {
    title: {
      en: 'AI consulting that starts with a score sheet',
      pt: 'Consultoria em IA: a tarefa certa primeiro',
    },
    description: {
      en: (time: string) =>
        `Which chores AI should take over, which a formula does better and which stay with people. A scored map in ${time}, and three points where you may stop.`,
      pt: (time: string) =>
        `O que vale passar para a IA, o que uma fórmula resolve e o que fica com as pessoas. Mapa com pontuação em ${time} e três momentos para parar.`,
    },
  },
  start: { en: 'Arrange the first conversation', pt: 'Marcar a primeira conversa' },
  hero: {
    kicker: {
      en: 'AI consulting for small companies',
      pt: 'Consultoria em IA para pequenas empresas',
    },

    title: {
      en: 'Choose the chore before you choose the AI',
      pt: 'Escolha a tarefa antes de escolher a IA',
    },
    lead: {
      en: (time: string) =>
        `In about ${time} you have a written plan: what AI should take over, what a formula does better, what stays with a person.`,
      pt: (time: string) =>
        `Em cerca de ${time}, um plano escrito: o que a IA assume, o que é só fórmula e o que fica com gente.`,
    },
    calendar: { en: 'See the calendar', pt: 'Ver o calendário' },
  },
  sheet: {
    title: {
      en: (count: string) => `Sample score sheet: ${count}\u00a0chores, one first project`,
      pt: (count: string) => `Tabela de exemplo: ${count}\u00a0tarefas, um primeiro projeto`,
    },
    intro: {
      en: 'Score = hours a month ÷ weeks to automate. Marked: where AI begins. Choose a line to see why.',
      pt: 'Pontos = horas por mês ÷ semanas para automatizar. Em destaque, onde a IA começa. Escolha uma linha.',
    },
    table: { en: 'Chores by score', pt: 'Tarefas por pontuação' },
    columns: {
      chore: { en: 'Chore', pt: 'Tarefa' },
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
      next: { en: 'Next in line', pt: 'Na fila' },
      later: { en: 'Not yet', pt: 'Ainda não' },
      person: { en: 'Stays with a person', pt: 'Fica com uma pessoa' },
    },
    sum: {
      en: ({ cases, minutes, hours, weeks, score }: Sum) =>
        `${cases} a month × ${minutes} min = ${hours} h. ${hours} ÷ ${weeks} = ${score}.`,
      pt: ({ cases, minutes, hours, weeks, score }: Sum) =>
        `${cases} por mês × ${minutes} min = ${hours} h. ${hours} ÷ ${weeks} = ${score}.`,
    },
    example: {
      en: 'On yours, the hours are counted and the weeks estimated.',
      pt: 'Na sua, as horas são contadas e as semanas, estimadas.',
    },
    chores: {
      bank: {
        name: { en: 'Match bank to sales', pt: 'Conciliar o banco' },
        why: {
          en: 'Both systems export a file, and a lookup in the spreadsheet matches them to the cent.',
          pt: 'Os dois sistemas exportam arquivo, e um PROCV na planilha bate um com o outro até o centavo.',
        },
      },
      bills: {
        name: { en: 'Supplier bills', pt: 'Notas de serviço' },
        why: {
          en: 'Each supplier has its own layout, the fields are the same, and a wrong amount is caught before it is paid.',
          pt: 'Cada prefeitura tem o seu modelo, os campos são os mesmos, e um valor errado aparece antes do pagamento.',
        },
      },
      report: {
        name: { en: 'Weekly report', pt: 'Relatório da semana' },
        why: {
          en: 'AI drafts the text around figures that the system has added up; whoever signs it reads it.',
          pt: 'A IA rascunha o texto em torno de números que o sistema já somou, e quem assina lê.',
        },
      },
      texts: {
        name: { en: 'Product texts', pt: 'Textos de produto' },
        why: {
          en: 'AI writes from the data sheet and a person approves. The sheets need their missing sizes first, or it will make them up.',
          pt: 'A IA escreve a partir da ficha e uma pessoa aprova. Antes, a ficha precisa das medidas que faltam, senão ela inventa.',
        },
      },
      orders: {
        name: { en: '“Where is my order?”', pt: '“Cadê meu pedido?”' },
        why: {
          en: 'The most hours on the sheet. The answer sits with four carriers, though, and most of the weeks go into reaching their systems.',
          pt: 'A resposta está em quatro transportadoras, e quase todo o trabalho é chegar ao sistema delas.',
        },
      },
      quotes: {
        name: { en: 'Comparing quotes', pt: 'Comparar cotações' },
        why: {
          en: 'One supplier counts boxes, another kilos. Agree on one form with the largest of them, then score it again: part of the chore will be gone.',
          pt: 'Um fornecedor cota em caixa, outro em quilo. Combine um modelo com os maiores e pontue de novo: parte da tarefa some.',
        },
      },
      credit: {
        name: { en: 'Granting credit', pt: 'Liberar crédito' },
        why: {
          en: 'AI may gather the papers. One wrong yes can cost more than all these hours, and a customer who is refused will ask why.',
          pt: 'A IA pode juntar os papéis. Um “sim” errado pode custar mais do que todas essas horas.',
        },
      },
      hiring: {
        name: { en: 'Sorting CVs', pt: 'Triar currículos' },
        why: {
          en: 'A model that learnt from past choices repeats them, and it is hard to notice whom it left out.',
          pt: 'Um modelo que aprendeu com as escolhas antigas repete essas escolhas, e é difícil notar quem ficou de fora.',
        },
      },
    },
  },
  not: {
    title: { en: 'What we would talk you out of', pt: 'O que a gente desaconselha' },
    intro: {
      en: 'Requests that sound like AI, and what we would answer.',
      pt: 'Pedidos que parecem coisa de IA, e o que a gente responde.',
    },
    items: [
      {
        ask: { en: 'Let AI add up the commissions.', pt: 'A IA podia somar as comissões.' },
        answer: {
          en: 'A language model writes figures that look right. A formula adds.',
          pt: 'Modelo de linguagem escreve número com cara de certo. Fórmula soma.',
        },
        instead: { en: 'A formula', pt: 'Uma fórmula' },
      },
      {
        ask: {
          en: 'Let it read our own system’s reports.',
          pt: 'Ela podia ler os relatórios do nosso sistema.',
        },
        answer: {
          en: 'What a system has printed it can usually export.',
          pt: 'O que o sistema imprime ele costuma exportar.',
        },
        instead: { en: 'An export', pt: 'Uma exportação' },
      },
      {
        ask: {
          en: 'A chatbot that knows all about us.',
          pt: 'Um robô que saiba tudo da empresa.',
        },
        answer: {
          en: 'It knows what is written down. If rules live in somebody’s head, it makes them up, politely.',
          pt: 'Ele sabe o que está escrito. Se a regra está só na cabeça de alguém, ele inventa, com toda a educação.',
        },
        instead: { en: 'Two pages', pt: 'Duas páginas' },
      },
      {
        ask: {
          en: 'Let AI decide who is let go.',
          pt: 'Deixar a IA decidir quem é demitido.',
        },
        answer: {
          en: 'Whoever decides has to answer for it, before the person and perhaps before a judge. We do not build this one.',
          pt: 'Quem decide responde por isso, diante da pessoa e talvez de um juiz. Esse a gente não faz.',
        },
        instead: { en: 'You', pt: 'Você' },
      },
    ],
  },
  calendar: {
    title: {
      en: (time: string) => `${time} on the calendar, three Fridays for you to decide`,
      pt: (time: string) => `${time} no calendário, três sextas para você decidir`,
    },
    intro: {
      en: (days: string, all: string) =>
        `Your own people are needed on ${days} of its ${all} days. The next stage begins when you say so.`,
      pt: (days: string, all: string) =>
        `A sua equipe participa em ${days} dos ${all} dias. A etapa seguinte só começa quando você diz que sim.`,
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
      team: { en: 'With your people', pt: 'Com a sua equipe' },
      desk: { en: 'On our side', pt: 'Do nosso lado' },
      test: { en: 'Tests', pt: 'Testes' },
      given: { en: 'You receive', pt: 'Você recebe' },
      asked: { en: 'You decide', pt: 'Você decide' },
    },
    bars: {
      watch: { en: 'Beside whoever does the chore', pt: 'Ao lado de quem faz a tarefa' },
      count: { en: 'Cases, minutes, mistakes counted', pt: 'Contar casos, minutos e erros' },
      score: { en: 'Effort and gain scored', pt: 'Pontuar esforço e ganho' },
      map: { en: 'Chore map', pt: 'Mapa pronto' },
      trial: { en: 'Try one?', pt: 'Testar uma?' },
      folder: { en: 'Past cases collected', pt: 'Juntar casos antigos' },
      run: { en: 'First run, errors listed', pt: 'Primeira rodada, erros anotados' },
      again: { en: 'Corrected and run again', pt: 'Corrigir e rodar de novo' },
      report: { en: 'Trial report', pt: 'Laudo do teste' },
      work: { en: 'Build it?', pt: 'Pôr em uso?' },
      connect: { en: 'Connected to your system', pt: 'Ligar ao seu sistema' },
      manual: { en: 'Limits set, manual written', pt: 'Definir limites, escrever o manual' },
      learn: { en: 'The team learns on real work', pt: 'Equipe aprende na prática' },
      both: {
        en: 'Person and AI side by side, results compared',
        pt: 'Pessoa e IA lado a lado, resultados comparados',
      },
      recount: { en: 'Hours counted again', pt: 'Contar as horas de novo' },
      keys: { en: 'Code, logins', pt: 'Código, senhas' },
      next: { en: 'Next one?', pt: 'Mais uma?' },
    },
    stops: {
      talk: {
        name: { en: 'After the first conversation', pt: 'Depois da conversa' },
        title: { en: 'You stop before week 1.', pt: 'Você para antes da semana 1.' },
        text: {
          en: 'Nothing is owed. If a formula was the answer, you already know.',
          pt: 'Você não deve nada. Se a resposta era uma fórmula, já sabe.',
        },
      },
      map: {
        name: { en: 'After the map', pt: 'Depois do mapa' },
        title: { en: 'You keep the map.', pt: 'O mapa fica com você.' },
        text: {
          en: 'Each chore with its hours, score and verdict, so that another supplier could carry it out.',
          pt: 'Cada tarefa com horas, pontos e veredito, de um jeito que outro fornecedor consegue executar.',
        },
      },
      trial: {
        name: { en: 'After the trial', pt: 'Depois do teste' },
        title: { en: 'You keep the map and the report.', pt: 'Ficam o mapa e o laudo.' },
        text: {
          en: 'How many of your past cases came out right, and what one costs. A bad result ends here.',
          pt: 'Quantos dos seus casos antigos saíram certos, e quanto custa cada um. Resultado ruim acaba aqui.',
        },
      },
      work: {
        name: { en: 'At the end', pt: 'No fim' },
        title: { en: 'The chore runs, and it is yours.', pt: 'A tarefa roda, e é sua.' },
        text: {
          en: 'Code, logins and manual are with you, with the hours before and after.',
          pt: 'Código, senhas e manual ficam com você, com as horas de antes e de depois.',
        },
      },
    },
  },
  offers: {
    title: { en: 'What you can order', pt: 'O que dá para contratar' },
    intro: {
      en: 'The first three are the stages of the calendar. Your quote confirms the lead time.',
      pt: 'As três primeiras são as etapas do calendário. O orçamento confirma o prazo.',
    },
    known: {
      en: 'You know the chore already? Skip the map:',
      pt: 'Já sabe qual é a tarefa? Pule o mapa:',
    },
    items: {
      map: {
        name: { en: 'Chore map', pt: 'Mapa das tarefas' },
        out: {
          en: 'A score sheet of your chores and a first project, or none.',
          pt: 'A tabela de pontos das suas tarefas e um primeiro projeto, ou nenhum.',
        },
      },
      trial: {
        name: { en: 'Trial on past cases', pt: 'Teste com casos antigos' },
        out: {
          en: 'A report on closed cases: what went right, what went wrong, the cost of one.',
          pt: 'Um laudo com casos já encerrados: o que saiu certo, o que saiu errado e o custo de cada um.',
        },
      },
      work: {
        name: { en: 'From trial to daily work', pt: 'Do teste para o dia a dia' },
        out: {
          en: 'The chore running, and what it is unsure of sent to a person.',
          pt: 'A tarefa rodando, e a dúvida indo para uma pessoa.',
        },
      },
      opinion: {
        name: { en: 'Second opinion', pt: 'Segunda opinião' },
        out: {
          en: 'Two pages on the proposal you have, and what to ask before you sign.',
          pt: 'Duas páginas sobre a proposta que você recebeu e o que perguntar antes de assinar.',
        },
      },
      models: {
        name: { en: 'Cost per case', pt: 'Custo por caso' },
        out: {
          en: 'A table of models: right answers, cost per case, cost per month.',
          pt: 'Uma tabela de modelos: acertos, custo por caso, custo por mês.',
        },
      },
      rules: {
        name: { en: 'House rules for AI', pt: 'Regras da casa para IA' },
        out: {
          en: 'Two pages: what may be pasted into an AI chat, and who checks. For your lawyer to review.',
          pt: 'Duas páginas: o que pode colar num chat de IA e quem confere. Para o seu advogado revisar.',
        },
      },
      training: {
        name: { en: 'Training on your own work', pt: 'Treino com o seu trabalho' },
        out: {
          en: 'The instructions that worked, and the tasks where they did not.',
          pt: 'Um documento com as instruções que deram certo e as tarefas em que não deram.',
        },
      },
      audit: {
        name: { en: 'Check-up of an AI in use', pt: 'Revisão de IA já em uso' },
        out: {
          en: 'The wrong answers sorted by cause, and what to mend first. Sometimes: switch it off.',
          pt: 'As respostas erradas separadas por causa, e o que consertar primeiro. Às vezes: desligar.',
        },
      },
    },
  },
  money: {
    title: { en: 'What it returns, what it costs', pt: 'Quanto volta, quanto custa' },
    roi: { en: 'Return on investment', pt: 'Retorno sobre o investimento' },
    means: {
      en: (spent: string, back: string, more: string) =>
        `For each ${spent} spent, ${back} come back: the ${spent} itself, and ${more} on top. It is the return we aim for in a first project, within 12\u00a0months; yours depends on your own hours.`,
      pt: (spent: string, back: string, more: string) =>
        `De cada ${spent} gasto, voltam ${back}: o próprio ${spent} e mais ${more}. É o retorno que a gente busca num primeiro projeto, em 12\u00a0meses; o seu depende das suas próprias horas.`,
    },
    spent: { en: 'Spent', pt: 'Gasto' },
    back: { en: 'Came back', pt: 'Voltou' },
    sum: { en: 'How we work yours out', pt: 'Como se calcula o seu' },
    formula: {
      en: '(hours freed × what an hour costs you − price of the project) ÷ price of the project',
      pt: '(horas liberadas × quanto custa a sua hora − preço do projeto) ÷ preço do projeto',
    },
    running: {
      en: 'The monthly cost of the AI is part of the price. Hours count only if somebody does something else with them.',
      pt: 'O custo mensal da IA entra no preço. Hora só conta se alguém faz outra coisa com ela.',
    },
    price: { en: 'What affects the price', pt: 'O que pesa no preço' },
    prices: [
      {
        en: 'The map: by the number of chores and of people we sit beside.',
        pt: 'O mapa: pelo número de tarefas e de pessoas que a gente acompanha.',
      },
      {
        en: 'The trial: by the number of cases, and how long each takes to check.',
        pt: 'O teste: pelo número de casos e pelo tempo de conferir cada um.',
      },
      {
        en: 'Daily work: by the systems to connect and what they let in.',
        pt: 'O dia a dia: pelos sistemas a ligar e pelo que eles deixam entrar.',
      },
    ],
    quote: {
      en: 'Each stage has its own quote, before its work begins.',
      pt: 'Cada etapa tem o seu orçamento, antes de o trabalho começar.',
    },
  },
  questions: {
    title: { en: 'Before you ask', pt: 'Antes de você perguntar' },
    items: [
      {
        ask: {
          en: 'You also build. Is your advice impartial?',
          pt: 'Vocês também constroem. O conselho é isento?',
        },
        answer: {
          en: 'We do sell products and automation, so judge the advice by its sums: hours, weeks and scores are on the sheet, and another supplier can carry out the map.',
          pt: 'A gente vende produto e automação, sim. Então julgue o conselho pela conta: horas, semanas e pontos estão na tabela, e outro fornecedor pode executar o mapa.',
        },
      },
      {
        ask: { en: 'What do you see of our data?', pt: 'O que vocês veem dos nossos dados?' },
        answer: {
          en: 'For the map, counts are enough. For the trial you choose the cases and may black out names. Which company runs the model, and where, is written in the quote.',
          pt: 'Para o mapa, basta contar. No teste, você escolhe os casos e pode cobrir os nomes. Qual empresa roda o modelo, e onde, vem escrito no orçamento.',
        },
      },
      {
        ask: {
          en: 'Is a company of five too small?',
          pt: 'Empresa de cinco pessoas é pequena demais?',
        },
        answer: {
          en: 'For the whole calendar, perhaps. The free conversation or a second opinion may be all it needs, and we will say so.',
          pt: 'Para o calendário inteiro, talvez. A conversa grátis ou uma segunda opinião podem bastar, e a gente avisa.',
        },
      },
    ],
  },
  end: {
    title: { en: 'Three chores are enough to begin', pt: 'Três tarefas bastam para começar' },
    table: {
      en: (days: string) => `How many hours a month is a chore, at ${days} working days?`,
      pt: (days: string) => `Quantas horas por mês dá uma tarefa, em ${days} dias úteis?`,
    },
    corner: { en: 'A day', pt: 'Por dia' },
    minutes: { en: (count: string) => `${count} min`, pt: (count: string) => `de ${count} min` },
    times: { en: (count: string) => `${count} times`, pt: (count: string) => `${count} vezes` },
    hours: { en: (count: string) => `${count} h`, pt: (count: string) => `${count}\u00a0h` },
    steps: [
      {
        en: 'Write which three chores eat up the week, and roughly how many hours.',
        pt: 'Escreva as três tarefas que mais comem a semana, e quantas horas mais ou menos.',
      },
      {
        en: 'We talk on WhatsApp, free, and say if one of them is only a formula.',
        pt: 'A gente conversa no WhatsApp, grátis, e diz se alguma é só uma fórmula.',
      },
      {
        en: 'You get a quote for the map, and we agree on the Monday of week\u00a01.',
        pt: 'Você recebe o orçamento do mapa, e a gente combina a segunda-feira da semana\u00a01.',
      },
    ],
  },
});
