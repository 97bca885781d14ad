import { words } from '../../../shared/copy';

type Row = { before: string; after: string; price: string };

export const copy = words({
  head: {
    title: {
      en: 'BI dashboards: one figure from all your systems',
      pt: 'BI e dashboards: seus sistemas num painel só',
    },
    description: {
      en: 'Data engineering: your ERP, online store, bank and spreadsheets in one database, checked row by row, with a dashboard. See four wrong rows found and fixed.',
      pt: 'Engenharia de dados: ERP, loja, banco e planilha numa base só, conferida linha por linha, com dashboard. Veja quatro linhas erradas, já resolvidas.',
    },
  },
  ask: { en: 'Ask for a quote', pt: 'Pedir orçamento' },
  hero: {
    kicker: {
      en: 'Data engineering and BI dashboards: one figure from all your systems',
      pt: 'BI e dashboard: ERP, loja e planilha num painel só',
    },

    question: { en: 'How much did you sell in May?', pt: 'Quanto você vendeu em maio?' },
    answer: { en: 'Get one answer.', pt: 'Uma resposta só.' },
    lead: {
      en: 'Do your accounting system (ERP), online store, bank and order sheet disagree? We combine their data in one database, check it row by row and show it on a dashboard.',
      pt: 'Sistema de gestão (ERP), loja, extrato e planilha não batem? A gente junta tudo numa base, confere linha por linha e mostra num painel.',
    },
    see: { en: 'See four wrong rows', pt: 'Ver quatro linhas erradas' },
    first: {
      en: (span: string) =>
        `In ${span}, a first total you can trust. The quote is free, by WhatsApp or email.`,
      pt: (span: string) =>
        `Em ${span}, você tem o primeiro número conferido. Orçamento grátis por WhatsApp ou e-mail.`,
    },
  },
  may: {
    title: {
      en: (said: string, right: string) =>
        `The four sources added up to ${said} for May. Actual sales were\u00a0${right}.`,
      pt: (said: string, right: string) =>
        `As quatro fontes somavam ${said} em maio. O\u00a0certo era\u00a0${right}.`,
    },
    intro: {
      en: 'Select a source to see its wrong row below.',
      pt: 'Escolha uma fonte e veja abaixo a linha errada dela.',
    },
    wrong: {
      en: (rows: string, error: string) =>
        `Four bad rows out of ${rows} threw the total off by ${error}.`,
      pt: (rows: string, error: string) =>
        `De ${rows} linhas, quatro estavam erradas: deu ${error} de diferença.`,
    },
    legend: {
      en: (sign: string) => `Sample: May sales by source, in ${sign}`,
      pt: (sign: string) => `Exemplo: as vendas de maio em cada fonte, em ${sign}`,
    },
    sign: { en: 'dollars', pt: 'reais' },
    sources: {
      erp: { en: 'Store ERP', pt: 'ERP' },
      shop: { en: 'Online store', pt: 'Loja virtual' },
      sheet: { en: 'Order sheet', pt: 'Planilha' },
      bank: { en: 'Bank', pt: 'Banco' },
    },
    share: {
      en: (source: string, share: string, rows: string) =>
        `${source}: ${share}% of the half-year’s sales, ${rows} rows in May`,
      pt: (source: string, share: string, rows: string) =>
        `${source}: ${rows} linhas em maio e ${share}% das vendas do semestre`,
    },
    /** What of each counts as sales. */
    kinds: {
      erp: { en: 'sold over the counter', pt: 'venda no caixa' },
      shop: { en: 'orders online', pt: 'pedido pelo site' },
      sheet: { en: 'orders by phone', pt: 'pedido por telefone' },
      bank: { en: 'sales known only from a transfer', pt: 'Pix de venda não lançada' },
    },
    base: {
      en: (rows: string) => `one database, ${rows}\u00a0rows`,
      pt: (rows: string) => `uma base, ${rows}\u00a0linhas`,
    },
    /** By how much the four together were wrong. */
    off: { en: 'was off by', pt: 'diferença de' },
    chart: {
      en: 'Sales by month, in thousands of dollars',
      pt: 'Vendas por mês, em milhares de reais',
    },
    describe: {
      en: (low: string, high: string) =>
        `Stacked bars of four sources from January to June. The lowest month has ${low} thousand, the highest is May with ${high} thousand. All figures are in the table below.`,
      pt: (low: string, high: string) =>
        `Barras empilhadas de quatro fontes, de janeiro a junho. O menor mês tem ${low} mil; o maior é maio, com ${high} mil. Todos os valores estão na tabela abaixo.`,
    },
    before: { en: (sum: string) => `before: ${sum}`, pt: (sum: string) => `antes: ${sum}` },
    months: [
      { en: 'January', pt: 'janeiro' },
      { en: 'February', pt: 'fevereiro' },
      { en: 'March', pt: 'março' },
      { en: 'April', pt: 'abril' },
      { en: 'May', pt: 'maio' },
      { en: 'June', pt: 'junho' },
    ],
    table: {
      open: { en: 'The chart’s figures as a table', pt: 'Os números do gráfico em tabela' },
      caption: {
        en: 'Sales by month and source, in dollars',
        pt: 'Vendas por mês e fonte, em reais',
      },
      month: { en: 'Month', pt: 'Mês' },
      total: { en: 'Total', pt: 'Total do mês' },
    },
    call: {
      text: {
        en: 'Do your systems disagree too?',
        pt: 'Os seus sistemas também não batem?',
      },
      label: { en: 'Send the figures on WhatsApp', pt: 'Mandar os números no WhatsApp' },
      subject: {
        en: (source: string) => `figures that don’t match (${source})`,
        pt: (source: string) => `números que não batem (${source})`,
      },
    },
    small: {
      en: 'The wider the stream, the more that source reported.',
      pt: 'Quanto mais larga a faixa, mais aquela fonte informou.',
    },
  },
  /** A row's cells stand between bars; an exclamation mark singles one out. */
  story: {
    steps: {
      came: { en: 'As it came', pt: 'Como veio' },
      wrong: { en: 'What was wrong', pt: 'O que estava errado' },
      done: { en: 'What was done', pt: 'O que foi feito' },
      now: { en: 'What the fix did to May', pt: 'O que mudou em maio' },
    },
    erp: {
      title: { en: 'The wrong row of the ERP', pt: 'A linha errada do ERP' },
      came: {
        en: ({ before }: Row) => `May 28 | chair, oak | 1 | !${before}`,
        pt: ({ before }: Row) => `28/05 | cadeira carvalho | 1 un | !${before}`,
      },
      wrong: {
        en: ({ price }: Row) =>
          `The price list says ${price}. Someone typed the figures and forgot the decimal point.`,
        pt: ({ price }: Row) =>
          `Na tabela de preços ela custa ${price}. Alguém digitou os números e esqueceu a vírgula.`,
      },
      done: {
        en: 'We didn’t guess: the row was held back until the person who typed it had corrected it in the ERP.',
        pt: 'Ninguém chutou: a linha ficou separada até quem digitou corrigir no ERP.',
      },
      row: {
        en: ({ after }: Row) => `May 28 | chair, oak | 1 | !${after}`,
        pt: ({ after }: Row) => `28/05 | cadeira carvalho | 1 un | !${after}`,
      },
      now: {
        en: ({ price }: Row) => `Only ${price} of it counts.`,
        pt: 'Agora conta um centésimo do que contava.',
      },
    },
    shop: {
      title: { en: 'The wrong row of the online store', pt: 'A linha errada da loja virtual' },
      came: {
        en: ({ after }: Row) => `8841 | !2026-06-01 02:40 UTC | paid | ${after}`,
        pt: ({ after }: Row) => `8841 | !2026-06-01 02:40 UTC | pago | ${after}`,
      },
      wrong: {
        en: 'The store records times in UTC. In the company’s time zone, three hours behind, it was still May 31.',
        pt: 'A loja grava o horário em UTC, três horas à frente de Brasília. Para o cliente, ainda era maio.',
      },
      done: {
        en: 'We converted the time to the company’s own: May 31, 11:40\u00a0p.m. The store’s other orders now go through the same rule.',
        pt: 'A hora foi convertida para a de Brasília: 31 de maio, 23h40. A mesma regra vale para os outros pedidos da loja.',
      },
      row: {
        en: ({ after }: Row) => `8841 | !May 31 23:40 | paid | ${after}`,
        pt: ({ after }: Row) => `8841 | !31/05 23h40 | pago | ${after}`,
      },
      now: {
        en: 'The sale moved from June to May.',
        pt: 'A venda saiu de junho e veio para maio.',
      },
    },
    sheet: {
      title: { en: 'The wrong row of the order sheet', pt: 'A linha errada da planilha' },
      came: {
        en: ({ after }: Row) => `!12/5 | EXAMPLE bakery | !"${after} " | paid`,
        pt: ({ after }: Row) => `!12/5 | padaria EXEMPLO | !"${after} " | pago`,
      },
      wrong: {
        en: 'Read as month/day, 12/5 became December 5. And a space after the amount turned it into text, so the total skipped it.',
        pt: 'O programa leu o mês antes do dia, e 12/5 virou 5 de dezembro. Havia também um espaço depois do valor. Por causa dele, o valor virou texto e ficou fora da soma.',
      },
      done: {
        en: 'This sheet writes the day first, so the date is May 12. We cut the space and matched the name to the customer in the ERP.',
        pt: 'Nesta planilha o dia vem primeiro: 12 de maio. O espaço foi cortado, e o nome, ligado ao cliente que já existe no ERP.',
      },
      row: {
        en: ({ after }: Row) => `!May 12 | !Example Bakery | !${after} | paid`,
        pt: ({ after }: Row) => `!12/05 | !Padaria Exemplo | !${after} | pago`,
      },
      now: {
        en: 'The sale now counts in May.',
        pt: 'A venda entrou na soma de maio.',
      },
    },
    bank: {
      title: { en: 'The wrong row of the bank', pt: 'A linha errada do banco' },
      came: {
        en: ({ before }: Row) => `May 14 | TRANSFER IN EXAMPLE BAKERY | !${before}`,
        pt: ({ before }: Row) => `14/05 | PIX RECEBIDO PADARIA EXEMPLO | !${before}`,
      },
      wrong: {
        en: 'The bakery’s order is already in the order sheet. This is its payment, and it would count the sale twice.',
        pt: 'O pedido da padaria já está na planilha. Isto é o pagamento dele, e contaria a mesma venda duas vezes.',
      },
      done: {
        en: 'Same customer, same amount, two days later: we tied the payment to the order, which now says when it was paid.',
        pt: 'Mesmo cliente, mesmo valor, dois dias depois: a gente ligou o Pix ao pedido, que agora diz quando foi pago.',
      },
      row: {
        en: ({ before }: Row) => `May 14 | !pays order of May 12 | ${before}`,
        pt: ({ before }: Row) => `14/05 | !paga o pedido de 12/05 | ${before}`,
      },
      now: { en: 'The order counts only once.', pt: 'O pedido conta uma vez só.' },
    },
  },
  account: {
    check: { en: 'add up the column', pt: 'some a coluna' },
    title: { en: 'And it adds up', pt: 'E a conta fecha' },
    said: { en: 'The four together said', pt: 'As quatro somavam' },
    right: { en: 'Sold in May', pt: 'Vendido em maio' },
  },
  gains: {
    screen: {
      sales: {
        en: (month: string) => `Sales in ${month}`,
        pt: (month: string) => `Vendas de ${month}`,
      },
      more: {
        en: (percent: string, month: string) => `${percent}% more than in ${month}`,
        pt: (percent: string, month: string) => `${percent}% a mais do que em ${month}`,
      },
      fresh: {
        en: (time: string) => `Checked today at ${time}`,
        pt: (time: string) => `Conferido hoje às ${time}`,
      },
    },
    items: [
      {
        title: { en: 'The dashboard on your phone', pt: 'O painel no seu celular' },
        text: {
          en: 'You open one page and see what you sold through every system, and when each figure was checked.',
          pt: 'Você abre uma página e vê quanto vendeu em todos os sistemas e quando cada número foi conferido.',
        },
      },
      {
        title: { en: 'Click any total to see its rows', pt: 'Você toca no total e vê as linhas' },
        text: {
          en: 'Select a bar to see its sales, each marked with the system it came from.',
          pt: 'Cada barra abre as vendas que estão nela, cada uma com o sistema de onde veio.',
        },
      },
      {
        title: { en: 'The database is yours', pt: 'A base é sua' },
        text: {
          en: 'It’s a plain SQL database, with its code and passwords. Another professional can take over from there.',
          pt: 'É um banco de dados SQL comum, com código e senhas. Outro profissional consegue continuar dali.',
        },
      },
      {
        title: { en: 'What affects the price', pt: 'O que pesa no preço' },
        text: {
          en: 'How many sources there are, the state of their rows and how often they’re read. Your quote lists the build and the monthly cost separately.',
          pt: 'O número de fontes, quantos erros há nas linhas e quantas vezes cada fonte é lida. O orçamento separa a implantação da mensalidade.',
        },
      },
    ],
  },
  work: {
    title: {
      en: 'What you get, priced by quote',
      pt: 'O que você recebe, com preço por orçamento',
    },
    intro: {
      en: 'Your quote confirms price and date. Take any of the seven services; some build on others. Times are typical and run from the day we get access.',
      pt: 'O orçamento confirma preço e prazo. São sete serviços, juntos ou separados; o prazo conta do dia em que o acesso é liberado.',
    },
    collect: {
      from: { en: 'ERP, store, bank', pt: 'ERP, loja, banco' },
      to: { en: 'dated copies', pt: 'cópias com data' },

      name: { en: 'Collecting the sources', pt: 'Coleta das fontes' },
      comesOut: {
        en: 'A dated copy of the rows as they came. The source stays as it was.',
        pt: 'Uma cópia das linhas como vieram, com data. A fonte fica como estava.',
      },
    },
    warehouse: {
      from: { en: 'dated copies', pt: 'cópias com data' },
      to: { en: 'one database', pt: 'uma base' },

      name: { en: 'One database (data warehouse)', pt: 'Base única (data warehouse)' },
      comesOut: {
        en: 'Customers, products, sales and payments in tables that fit together, each field explained.',
        pt: 'Clientes, produtos, vendas e pagamentos em tabelas que se encaixam, cada campo explicado.',
      },
    },
    pipelines: {
      from: { en: 'one database', pt: 'uma base' },
      to: { en: 'fresh each night', pt: 'em dia toda noite' },

      name: { en: 'Automatic updates (pipelines)', pt: 'Atualização automática (pipelines)' },
      comesOut: {
        en: 'A routine that reads, cleans and stores the rows, and a log of each run.',
        pt: 'Uma rotina que lê, limpa e grava as linhas, com o registro de cada carga.',
      },
    },
    dashboards: {
      from: { en: 'five questions', pt: 'cinco perguntas' },
      to: { en: 'one page', pt: 'uma página' },

      name: { en: 'Dashboards', pt: 'Painéis' },
      comesOut: {
        en: 'A page that answers your five key questions, on computer or phone, with every row behind each figure.',
        pt: 'Uma página que responde às suas cinco perguntas, no computador e no celular, com as linhas por trás de cada número.',
      },
    },
    quality: {
      from: { en: 'your rules', pt: 'suas regras' },
      to: { en: 'wrong rows held back', pt: 'linhas com erro separadas' },

      name: { en: 'Data quality', pt: 'Qualidade dos dados' },
      comesOut: {
        en: 'A test on each load. A row that fails is held back, with the reason and the name of the person to ask.',
        pt: 'Um teste em cada carga. A linha reprovada fica separada, com o motivo e um responsável.',
      },
    },
    sheets: {
      from: { en: 'one person’s file', pt: 'arquivo de uma pessoa' },
      to: { en: 'a screen for all', pt: 'uma tela para todos' },

      name: { en: 'Retiring spreadsheets', pt: 'Planilha aposentada' },
      comesOut: {
        en: 'The spreadsheet’s calculations move to the database. After delivery, both run side by side for a month.',
        pt: 'As mesmas contas na base. Depois da entrega, planilha e painel rodam juntos por um mês.',
      },
    },
    forecast: {
      from: { en: 'two years of sales', pt: 'dois anos de vendas' },
      to: { en: 'the coming weeks', pt: 'próximas semanas' },

      name: { en: 'Forecasting', pt: 'Previsão' },
      comesOut: {
        en: 'A sales range for each product in the coming weeks, and last month’s forecast beside what was sold.',
        pt: 'A venda prevista de cada produto nas próximas semanas, com mínimo e máximo, e a previsão do mês passado ao lado do que foi vendido.',
      },
    },
  },
  fails: {
    title: { en: 'When a source fails, you can tell', pt: 'Quando uma fonte falha, dá para ver' },
    text: {
      en: 'The dashboard keeps the last good figures and says how old they are. Each morning you get a message with the status of every source.',
      pt: 'O painel fica com os últimos números bons e diz de quando são. Toda manhã, você recebe uma mensagem com a situação de cada fonte.',
    },
    caption: {
      en: (time: string) => `The ${time} message`,
      pt: (time: string) => `A mensagem das ${time}`,
    },
    source: { en: 'Source', pt: 'Fonte' },
    until: { en: 'Data up to', pt: 'Dados até' },
    result: { en: 'What happened', pt: 'O que aconteceu' },
    today: { en: (time: string) => `today, ${time}`, pt: (time: string) => `hoje, ${time}` },
    yesterday: {
      en: (time: string) => `yesterday, ${time}`,
      pt: (time: string) => `ontem, ${time}`,
    },
    states: {
      fresh: { en: 'Up to date.', pt: 'Em dia.' },
      old: { en: 'Yesterday’s figures stay.', pt: 'Valem os números de ontem.' },
      asks: { en: 'Up to date, one question.', pt: 'Em dia, com uma pergunta.' },
    },
    nights: {
      erp: {
        en: (rows: string) => `${rows} new rows, all passed.`,
        pt: (rows: string) => `${rows} linhas novas, passaram todas.`,
      },
      shop: {
        en: (tries: string) => `The source didn’t answer in ${tries} tries. Next attempt at noon.`,
        pt: (tries: string) =>
          `A fonte não respondeu em ${tries} tentativas. A próxima é ao meio-dia.`,
      },
      sheet: {
        en: 'The column “Amount” is now called “Total”. Nothing is stored until your team says whether it’s the same.',
        pt: 'A coluna “Valor” agora se chama “Total”. Nada é gravado até a sua equipe dizer se é a mesma coisa.',
      },
      bank: {
        en: (rows: string) => `${rows} payment has no order. Whose is it?`,
        pt: (rows: string) => `${rows} pagamento sem pedido. De quem é?`,
      },
    },
  },
  fit: {
    yes: {
      title: { en: 'It’s for you if', pt: 'É para você se' },
      items: [
        {
          en: 'two people bring different figures to the same meeting.',
          pt: 'duas pessoas chegam à mesma reunião com números diferentes.',
        },
        {
          en: 'the report you need combines two systems that aren’t connected.',
          pt: 'o relatório que falta cruza dois sistemas que não conversam.',
        },
      ],
    },
    no: {
      title: { en: 'Not yet if', pt: 'Ainda não é se' },
      items: [
        {
          en: 'one system already has all the data. Use its own report.',
          pt: 'um sistema só já tem todos os dados. Use o relatório dele.',
        },
        {
          en: 'the business is a month old, so there is little to compare.',
          pt: 'a empresa abriu no mês passado, e há pouco para comparar.',
        },
      ],
      paper: {
        en: 'the data is still on paper. First extract it, with our',
        pt: 'os dados ainda estão no papel. Comece por eles, com a',
      },
    },
  },
  start: {
    title: {
      en: 'How we begin, with the price agreed first',
      pt: 'Como começa, em quatro passos',
    },
    steps: [
      {
        en: 'You tell us on WhatsApp which number doesn’t add up. The first conversation is free.',
        pt: 'Você diz pelo WhatsApp qual número não bate. A primeira conversa é grátis.',
      },
      {
        en: 'You send a small export of each source. Take the names out first if you like.',
        pt: 'Você manda uma exportação pequena de cada fonte. Pode tirar os nomes antes.',
      },
      {
        en: 'You get a written quote that says what can be joined, what disagrees, what it costs and how long it takes.',
        pt: 'Você recebe o orçamento, que diz o que dá para juntar, o que não bate, o preço e o prazo.',
      },
      {
        en: 'We begin with one question and two sources.',
        pt: 'A gente começa com uma pergunta e duas fontes.',
      },
    ],
  },
});
