import { words } from '../../../shared/copy';

type Row = { before: string; after: string; price: string };

export const copy = words({
  head: {
    title: {
      en: 'Data engineering: one number from four systems',
      pt: 'Engenharia de dados: seus sistemas num painel só',
    },
    description: {
      en: 'ERP, web shop, bank and spreadsheets in one database, checked row by row, with a dashboard on top. See four wrong rows found and put right.',
      pt: 'ERP, loja virtual, banco e planilha numa base só, conferida linha por linha, com painel em cima. Veja quatro linhas erradas e como foram resolvidas.',
    },
  },
  ask: { en: 'Ask for a quote', pt: 'Pedir um orçamento' },
  hero: {
    kicker: {
      en: 'Data engineering and analytics: one number from all your systems',
      pt: 'Engenharia de dados e analytics: todos os sistemas num painel só',
    },

    question: { en: 'How much did you sell in May?', pt: 'Quanto você vendeu em maio?' },
    answer: { en: 'Get one answer.', pt: 'Uma resposta só.' },
    lead: {
      en: 'For companies whose ERP, web shop, bank and order sheet disagree. One database, checked row by row, with a dashboard that updates overnight.',
      pt: 'Para a empresa em que ERP, loja virtual, extrato e planilha não batem. Uma base única, conferida linha por linha, com painel que se atualiza de madrugada.',
    },
    see: { en: 'See four wrong rows', pt: 'Ver quatro linhas erradas' },
    first: {
      en: (span: string) => `First working number: ${span}. Quote on WhatsApp.`,
      pt: (span: string) => `Prazo típico: ${span}. Orçamento por WhatsApp.`,
    },
  },
  may: {
    title: {
      en: (said: string, right: string) => `May added up to ${said}. It\u00a0was\u00a0${right}.`,
      pt: (said: string, right: string) => `Maio somava ${said}. O\u00a0certo: ${right}.`,
    },
    intro: {
      en: (rows: string) =>
        `Four rows out of ${rows} made the difference. Choose a source to see its wrong row.`,
      pt: (rows: string) =>
        `Quatro linhas em ${rows} fizeram a diferença. Escolha uma fonte e veja a linha errada dela.`,
    },
    legend: {
      en: (sign: string) => `Sample: May according to each, in ${sign}`,
      pt: (sign: string) => `Exemplo: o que cada um dizia de maio, em ${sign}`,
    },
    sign: { en: 'dollars', pt: 'reais' },
    sources: {
      erp: { en: 'Store ERP', pt: 'ERP' },
      shop: { en: 'Web shop', pt: 'Loja virtual' },
      sheet: { en: 'Order sheet', pt: 'Planilha' },
      bank: { en: 'Bank', pt: 'Banco' },
    },
    share: {
      en: (source: string, share: string, rows: string) =>
        `${source}: ${share}% of the half-year’s sales, ${rows} rows in May`,
      pt: (source: string, share: string, rows: string) =>
        `${source}: ${share}% das vendas do semestre, ${rows} linhas em maio`,
    },
    /** What of each counts as sales. */
    kinds: {
      erp: { en: 'sold over the counter', pt: 'venda no caixa' },
      shop: { en: 'orders online', pt: 'pedido pelo site' },
      sheet: { en: 'orders by phone', pt: 'pedido por telefone' },
      bank: { en: 'sales paid by transfer, not entered', pt: 'Pix de venda não lançada' },
    },
    base: {
      en: (rows: string) => `One database, ${rows} rows of May`,
      pt: (rows: string) => `Uma base, ${rows} linhas de maio`,
    },
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
      open: { en: 'The same figures as a table', pt: 'Os mesmos números em tabela' },
      caption: {
        en: 'Sales by month and source, in dollars',
        pt: 'Vendas por mês e fonte, em reais',
      },
      month: { en: 'Month', pt: 'Mês' },
      total: { en: 'Total', pt: 'Total do mês' },
    },
    small: {
      en: 'Sample company and figures. Each stream is as wide as its source’s sales in May.',
      pt: 'Empresa e valores de exemplo. A largura de cada faixa segue as vendas da fonte em maio.',
    },
  },
  /** A row's cells stand between bars; an exclamation mark singles one out. */
  story: {
    steps: {
      came: { en: 'As it came', pt: 'Como veio' },
      wrong: { en: 'What was wrong', pt: 'O que estava errado' },
      done: { en: 'What was done', pt: 'O que foi feito' },
      now: { en: 'What it did to May', pt: 'O que mudou em maio' },
    },
    erp: {
      title: { en: 'The wrong row of the ERP', pt: 'A linha errada do ERP' },
      came: {
        en: ({ before }: Row) => `28 May | chair, oak | 1 | !${before}`,
        pt: ({ before }: Row) => `28/05 | cadeira carvalho | 1 un | !${before}`,
      },
      wrong: {
        en: ({ price }: Row) =>
          `The price list says ${price}. Somebody typed the figures and forgot the point.`,
        pt: ({ price }: Row) =>
          `Na tabela de preços ela custa ${price}. Alguém digitou os números e esqueceu a vírgula.`,
      },
      done: {
        en: 'No guessing: the row was held back until whoever typed it had corrected it in the ERP.',
        pt: 'Ninguém chutou: a linha ficou de lado até quem digitou corrigir no ERP.',
      },
      row: {
        en: ({ after }: Row) => `28 May | chair, oak | 1 | !${after}`,
        pt: ({ after }: Row) => `28/05 | cadeira carvalho | 1 un | !${after}`,
      },
      now: {
        en: ({ price }: Row) => `Only ${price} of it counts.`,
        pt: 'Conta um centésimo do que contava.',
      },
    },
    shop: {
      title: { en: 'The wrong row of the web shop', pt: 'A linha errada da loja virtual' },
      came: {
        en: ({ after }: Row) => `8841 | !2026-06-01 02:40 UTC | paid | ${after}`,
        pt: ({ after }: Row) => `8841 | !2026-06-01 02:40 UTC | pago | ${after}`,
      },
      wrong: {
        en: 'The shop writes universal time. For its customer, three hours behind, it was still May.',
        pt: 'A loja grava a hora universal, três horas à frente de Brasília. Para o cliente ainda era maio.',
      },
      done: {
        en: 'The time was converted to the company’s own: 31 May, 23:40. The shop’s other orders now go through the same rule.',
        pt: 'A hora foi convertida para a de Brasília: 31 de maio, 23h40. A mesma regra vale para os outros pedidos da loja.',
      },
      row: {
        en: ({ after }: Row) => `8841 | !31 May 23:40 | paid | ${after}`,
        pt: ({ after }: Row) => `8841 | !31/05 23h40 | pago | ${after}`,
      },
      now: { en: 'It moved over from June.', pt: 'Saiu de junho e veio para cá.' },
    },
    sheet: {
      title: { en: 'The wrong row of the order sheet', pt: 'A linha errada da planilha' },
      came: {
        en: ({ after }: Row) => `!12/5 | EXAMPLE bakery | !"${after} " | paid`,
        pt: ({ after }: Row) => `!12/5 | padaria EXEMPLO | !"${after} " | pago`,
      },
      wrong: {
        en: 'Read month first, it was 5 December. And a space after the amount made it text, which a total leaves out.',
        pt: 'Lida com o mês na frente, a data virou 5 de dezembro. E um espaço depois do valor fez dele um texto, que a soma ignora.',
      },
      done: {
        en: 'In this sheet the day comes first, so 12 May. The space was cut off, and the name matched to the customer in the ERP.',
        pt: 'Nesta planilha o dia vem primeiro: 12 de maio. O espaço foi cortado, e o nome, ligado ao cliente que já existe no ERP.',
      },
      row: {
        en: ({ after }: Row) => `!12 May | !Example Bakery | !${after} | paid`,
        pt: ({ after }: Row) => `!12/05 | !Padaria Exemplo | !${after} | pago`,
      },
      now: { en: 'It came back from December.', pt: 'Voltou de dezembro.' },
    },
    bank: {
      title: { en: 'The wrong row of the bank', pt: 'A linha errada do banco' },
      came: {
        en: ({ before }: Row) => `14 May | TRANSFER IN EXAMPLE BAKERY | !${before}`,
        pt: ({ before }: Row) => `14/05 | PIX RECEBIDO PADARIA EXEMPLO | !${before}`,
      },
      wrong: {
        en: 'The bakery’s order is already in the order sheet. This is its payment, and it would count the sale twice.',
        pt: 'O pedido da padaria já está na planilha. Isto é o pagamento dele, e contaria a mesma venda duas vezes.',
      },
      done: {
        en: 'Same customer, same sum, two days later: the payment was tied to the order, which now says when it was paid.',
        pt: 'Mesmo cliente, mesmo valor, dois dias depois: o Pix foi ligado ao pedido, que agora diz quando foi pago.',
      },
      row: {
        en: ({ before }: Row) => `14 May | !pays order of 12 May | ${before}`,
        pt: ({ before }: Row) => `14/05 | !paga o pedido de 12/05 | ${before}`,
      },
      now: { en: 'The order counts, once.', pt: 'O pedido conta, uma vez só.' },
    },
  },
  account: {
    title: { en: 'And it adds up', pt: 'E a conta fecha' },
    said: { en: 'The four together said', pt: 'Os quatro somavam' },
    right: { en: 'Sold in May', pt: 'Vendido em maio' },
  },
  gains: {
    title: { en: 'What changes on Monday morning', pt: 'O que muda na segunda de manhã' },
    items: [
      {
        title: { en: 'A total shows its rows', pt: 'O total mostra as linhas dele' },
        text: {
          en: 'Press a bar and see the sales it is made of, each with the system it came from.',
          pt: 'Toque numa barra e veja as vendas que estão nela, cada uma com o sistema de onde veio.',
        },
      },
      {
        title: { en: 'The database is yours', pt: 'A base é sua' },
        text: {
          en: 'A plain SQL database, with its code and passwords. Another professional can carry on from there.',
          pt: 'Um banco de dados SQL comum, com código e senhas. Outro profissional consegue continuar dali.',
        },
      },
    ],
  },
  work: {
    title: {
      en: 'Seven jobs, one at a time or together',
      pt: 'Sete trabalhos, juntos ou um por vez',
    },
    intro: {
      en: 'Typical timeline from the day we have access; your quote confirms yours.',
      pt: 'Prazo típico, contado do dia em que o acesso é liberado; o orçamento confirma o seu.',
    },
    collect: {
      from: { en: 'ERP, shop, bank', pt: 'ERP, loja, banco' },
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
        en: 'Their answers on one page, for computer and phone, down to the single row.',
        pt: 'As respostas numa página, no computador e no celular, até o detalhe da linha.',
      },
    },
    quality: {
      from: { en: 'house rules', pt: 'regras da casa' },
      to: { en: 'rows held back', pt: 'linhas de lado' },

      name: { en: 'Data quality', pt: 'Qualidade dos dados' },
      comesOut: {
        en: 'A test on each load. A row that fails waits, with the reason and the person to ask.',
        pt: 'Um teste em cada carga. A linha reprovada espera, com o motivo e um responsável.',
      },
    },
    sheets: {
      from: { en: 'one person’s file', pt: 'arquivo de um só' },
      to: { en: 'a screen for all', pt: 'uma tela para todos' },

      name: { en: 'Spreadsheets retired', pt: 'Planilha aposentada' },
      comesOut: {
        en: 'The same sums in the database, after a month of both side by side.',
        pt: 'As mesmas contas na base, depois de um mês dos dois lado a lado.',
      },
    },
    forecast: {
      from: { en: 'two years of sales', pt: 'dois anos de vendas' },
      to: { en: 'the coming weeks', pt: 'próximas semanas' },

      name: { en: 'Forecasting', pt: 'Previsão' },
      comesOut: {
        en: 'The coming weeks by product as a range, and last month’s forecast beside what was sold.',
        pt: 'As próximas semanas por produto, com mínimo e máximo, e a previsão do mês passado ao lado do que vendeu.',
      },
    },
  },
  fails: {
    title: { en: 'When a source fails, you can tell', pt: 'Quando uma fonte falha, dá para ver' },
    text: {
      en: 'The dashboard keeps the last good figures and says how old they are. In the morning a message tells how the night went.',
      pt: 'O painel fica com os últimos números bons e diz de quando são. De manhã, uma mensagem conta como foi a noite.',
    },
    caption: {
      en: (time: string) => `The ${time} message`,
      pt: (time: string) => `A mensagem das ${time}`,
    },
    source: { en: 'Source', pt: 'Fonte' },
    until: { en: 'Read until', pt: 'Lida até' },
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
        en: (tries: string) => `It gave no answer in ${tries} tries. Next attempt at noon.`,
        pt: (tries: string) => `Não respondeu em ${tries} tentativas. A próxima é ao meio-dia.`,
      },
      sheet: {
        en: 'The column “Amount” is now called “Total”. Nothing is stored until somebody says whether that is the same.',
        pt: 'A coluna “Valor” agora se chama “Total”. Nada é gravado até alguém dizer se é a mesma coisa.',
      },
      bank: {
        en: (rows: string) => `${rows} payment has no order. Whose is it?`,
        pt: (rows: string) => `${rows} pagamento sem pedido. De quem é?`,
      },
    },
  },
  fit: {
    title: { en: 'Is it for you?', pt: 'É para você?' },
    yes: {
      title: { en: 'Yes, if', pt: 'Sim, se' },
      items: [
        {
          en: 'two people bring different figures to the same meeting;',
          pt: 'duas pessoas chegam à mesma reunião com números diferentes;',
        },
        {
          en: 'the report you need crosses two systems that do not know each other;',
          pt: 'o relatório que falta cruza dois sistemas que não conversam entre si;',
        },
      ],
    },
    no: {
      title: { en: 'Not yet, if', pt: 'Ainda não, se' },
      items: [
        {
          en: 'one system has it all and its own report answers: use that report;',
          pt: 'um sistema só já tem tudo e o relatório dele responde: use o relatório;',
        },
        {
          en: 'the business is a month old: there is little to compare.',
          pt: 'a empresa abriu no mês passado: há pouco para comparar.',
        },
      ],
      paper: {
        en: 'the data is still on paper: that comes first, see',
        pt: 'os dados ainda estão no papel: isso vem antes, veja',
      },
    },
  },
  start: {
    title: { en: 'The price is settled before work begins', pt: 'O preço sai antes do trabalho' },
    text: {
      en: 'It depends on how many sources there are, the state of their rows and how often they are read. The build and the monthly cost are listed separately.',
      pt: 'Depende de quantas fontes são, do estado das linhas e de quantas vezes são lidas. A montagem vem separada da mensalidade.',
    },
    steps: [
      {
        en: 'You tell us on WhatsApp which number does not add up. The first conversation is free.',
        pt: 'Você conta pelo WhatsApp que número não bate. A primeira conversa é grátis.',
      },
      {
        en: 'You send a small export of each source. Take the names out first if you like.',
        pt: 'Você manda uma exportação pequena de cada fonte. Pode tirar os nomes antes.',
      },
      {
        en: 'You get a quote: what can be joined, what disagrees, price and weeks.',
        pt: 'Você recebe o orçamento: o que dá para juntar, o que não bate, preço e semanas.',
      },
      {
        en: 'We begin with one question and two sources.',
        pt: 'A gente começa com uma pergunta e duas fontes.',
      },
    ],
  },
});
