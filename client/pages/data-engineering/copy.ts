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
  ask: { en: 'Tell us what does not add up', pt: 'Dizer o que não bate' },
  hero: {
    question: { en: 'How much did you sell in May?', pt: 'Quanto você vendeu em maio?' },
    answer: { en: 'Get one answer.', pt: 'Uma resposta só.' },
    lead: {
      en: 'For companies whose ERP, web shop, bank statement and order sheet disagree. We copy their rows into one database, put the wrong ones right where you can see it, and add a dashboard that is brought up to date overnight.',
      pt: 'Para a empresa em que o ERP, a loja virtual, o extrato e a planilha de pedidos não batem. A gente copia tudo para uma base só, acerta as linhas erradas à sua vista e monta um painel que se atualiza de madrugada.',
    },
    see: { en: 'See four wrong rows', pt: 'Ver quatro linhas erradas' },
    first: {
      en: (span: string) => `For one question answered from two sources, we plan ${span}.`,
      pt: (span: string) => `Para responder uma pergunta com duas fontes, planejamos ${span}.`,
    },
  },
  may: {
    title: {
      en: (said: string, right: string) => `May added up to ${said}. It\u00a0was\u00a0${right}.`,
      pt: (said: string, right: string) => `Maio somava ${said}. Eram\u00a0${right}.`,
    },
    intro: {
      en: (rows: string) =>
        `Four rows out of ${rows} made the difference. Choose a source: its sales light up month by month, and below the chart you see what became of its wrong row.`,
      pt: (rows: string) =>
        `Quatro linhas em ${rows} fizeram a diferença. Escolha uma fonte: as vendas dela acendem mês a mês, e embaixo do gráfico você vê que fim levou a linha errada dela.`,
    },
    legend: {
      en: (sign: string) => `What each one said of May, in ${sign}`,
      pt: (sign: string) => `O que cada um dizia de maio, em ${sign}`,
    },
    sign: { en: 'dollars', pt: 'reais' },
    sources: {
      erp: { en: 'Store ERP', pt: 'ERP do balcão' },
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
      bank: { en: 'transfers nobody entered', pt: 'Pix que ninguém lançou' },
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
      en: 'An example: the company, its rows and all sums are invented. Each stream is as wide as its source’s sales in May.',
      pt: 'Exemplo: a empresa, as linhas e os valores são inventados. A largura de cada faixa segue as vendas da fonte em maio.',
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
        en: 'No guessing. The row was held back and whoever typed it was asked; it was corrected in the ERP and came in with the next run.',
        pt: 'Ninguém chutou. A linha ficou de lado e quem digitou recebeu a pergunta; corrigiu no ERP e ela entrou na carga seguinte.',
      },
      row: {
        en: ({ after }: Row) => `28 May | chair, oak | 1 | !${after}`,
        pt: ({ after }: Row) => `28/05 | cadeira carvalho | 1 un | !${after}`,
      },
      now: { en: 'What counts is a hundredth of it.', pt: 'Conta um centésimo do que contava.' },
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
        en: 'The time was turned into the company’s own: 31 May, 23:40. From then on the shop’s other orders go through the same rule.',
        pt: 'A hora virou a daqui: 31 de maio, 23h40. A mesma regra passou a valer para os outros pedidos da loja.',
      },
      row: {
        en: ({ after }: Row) => `8841 | !31 May 23:40 | paid | ${after}`,
        pt: ({ after }: Row) => `8841 | !31/05 23:40 | pago | ${after}`,
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
        title: { en: 'The month closes without retyping', pt: 'O mês fecha sem digitar de novo' },
        text: {
          en: 'The sources are read at night. Whoever used to paste sheets together looks at the few rows that were held back.',
          pt: 'As fontes são lidas de madrugada. Quem passava o dia 5 juntando planilha só olha as poucas linhas que ficaram de lado.',
        },
      },
      {
        title: { en: 'A total shows its rows', pt: 'O total mostra as linhas dele' },
        text: {
          en: 'Press a bar and see the sales it is made of, each with the system it came from.',
          pt: 'Toque numa barra e veja as vendas que estão nela, cada uma com o sistema de onde veio.',
        },
      },
      {
        title: { en: 'A slip shows the next morning', pt: 'O erro aparece na manhã seguinte' },
        text: {
          en: 'A price a hundred times too high is on the list of rows held back, long before the annual accounts.',
          pt: 'O preço cem vezes maior entra na lista das linhas que ficaram de lado, bem antes do balanço do fim do ano.',
        },
      },
      {
        title: { en: 'The database is yours', pt: 'A base é sua' },
        text: {
          en: 'A plain SQL database, with its code and passwords handed over. Another professional can carry on from there.',
          pt: 'Um banco de dados SQL comum, com código e senhas entregues. Outro profissional consegue continuar dali.',
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
      en: 'These are the times we plan with, counted from the day we have access.',
      pt: 'São os prazos com que a gente planeja, contados do dia em que o acesso é liberado.',
    },
    collect: {
      name: { en: 'Collecting the sources', pt: 'Coleta das fontes' },
      goesIn: {
        en: 'Read access to ERP, shop and bank, or the export that each of them offers.',
        pt: 'Acesso de leitura ao ERP, à loja e ao banco, ou a exportação que cada um oferece.',
      },
      comesOut: {
        en: 'A dated copy of the rows as they came. The source stays as it was.',
        pt: 'Uma cópia das linhas como vieram, com data. A fonte fica como estava.',
      },
    },
    warehouse: {
      name: { en: 'One database (data warehouse)', pt: 'Base única (data warehouse)' },
      goesIn: {
        en: 'The copies, and an hour with whoever knows what each column means.',
        pt: 'As cópias, e uma hora com quem sabe o que cada coluna quer dizer.',
      },
      comesOut: {
        en: 'Customers, products, sales and payments in tables that fit together, with a written meaning for each field.',
        pt: 'Clientes, produtos, vendas e pagamentos em tabelas que se encaixam, com o significado de cada campo por escrito.',
      },
    },
    pipelines: {
      name: { en: 'Automatic updates (pipelines)', pt: 'Atualização automática (pipelines)' },
      goesIn: {
        en: 'The hour at which you need the number, and whom to tell when it is missing.',
        pt: 'A hora em que você precisa do número, e quem avisar se ele faltar.',
      },
      comesOut: {
        en: 'A routine that reads, cleans and stores the rows, and a log of each run.',
        pt: 'Uma rotina que lê, limpa e grava as linhas, com o registro de cada carga.',
      },
    },
    dashboards: {
      name: { en: 'Dashboards', pt: 'Painéis' },
      goesIn: {
        en: 'Five questions you ask in the course of a week.',
        pt: 'Cinco perguntas que você faz ao longo da semana.',
      },
      comesOut: {
        en: 'Their answers on one page, for computer and phone, down to the single row.',
        pt: 'As respostas numa página, no computador e no celular, até o detalhe da linha.',
      },
    },
    quality: {
      name: { en: 'Data quality', pt: 'Qualidade dos dados' },
      goesIn: {
        en: 'The rules your people know by heart: the highest discount, no sale without a customer.',
        pt: 'As regras que a equipe sabe de cabeça: desconto máximo, venda sem cliente não existe.',
      },
      comesOut: {
        en: 'A test on each load. A row that fails waits, with the reason and the person to ask.',
        pt: 'Um teste em cada carga. A linha reprovada espera, com o motivo e um responsável.',
      },
    },
    sheets: {
      name: { en: 'Spreadsheets retired', pt: 'Planilha aposentada' },
      goesIn: {
        en: 'The file that one person understands, formulas and macros included.',
        pt: 'O arquivo que só uma pessoa entende, com fórmulas e macros.',
      },
      comesOut: {
        en: 'A screen to enter the data and the same sums in the database; after that, a month of sheet and database side by side.',
        pt: 'Uma tela para lançar os dados e as mesmas contas na base; depois, um mês de planilha e base lado a lado.',
      },
    },
    forecast: {
      name: { en: 'Forecasting', pt: 'Previsão' },
      goesIn: {
        en: 'Two years of sales or more, week by week, and the holidays that move them.',
        pt: 'Dois anos de vendas ou mais, por semana, e os feriados que mexem com elas.',
      },
      comesOut: {
        en: 'The coming weeks by product as a range, and last month’s forecast beside what was sold.',
        pt: 'As próximas semanas por produto, com mínimo e máximo, e a previsão do mês passado ao lado do que vendeu.',
      },
    },
  },
  fails: {
    title: { en: 'When a source fails, you can tell', pt: 'Quando uma fonte falha, dá para ver' },
    text: {
      en: 'A missing day must not look like a bad day. The dashboard keeps the last good figures and says how old they are; a load that breaks off is not stored. In the morning a message tells how the night went.',
      pt: 'Dia sem dado não pode parecer dia sem venda. O painel fica com os últimos números bons e diz de quando são; carga interrompida não é gravada. De manhã, uma mensagem conta como foi a noite.',
    },
    caption: {
      en: (time: string) => `The ${time} message (an example)`,
      pt: (time: string) => `A mensagem das ${time} (exemplo)`,
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
        {
          en: 'the month-end close waits for one file and the one person who made it.',
          pt: 'o fechamento do mês depende de um arquivo e da única pessoa que o entende.',
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
      en: 'It depends on how many sources there are, what state their rows are in and how often they are read. So the quote comes after a look at real rows, in writing, with the build and the monthly cost listed separately.',
      pt: 'Depende de quantas fontes são, do estado das linhas e de quantas vezes são lidas. Por isso o orçamento vem depois de olhar linhas de verdade, por escrito, com a montagem separada da mensalidade.',
    },
    steps: [
      {
        en: 'You tell us on WhatsApp which number does not add up and which systems it comes from. This talk is free.',
        pt: 'Você conta pelo WhatsApp que número não bate e de quais sistemas ele sai. A conversa é de graça.',
      },
      {
        en: 'You send a small export of each source. Take the names out first if you like.',
        pt: 'Você manda uma exportação pequena de cada fonte. Pode tirar os nomes antes.',
      },
      {
        en: 'You get in writing what can be joined, what disagrees, the price and how many weeks each part takes.',
        pt: 'Você recebe por escrito o que dá para juntar, o que não bate, o preço e quantas semanas leva cada parte.',
      },
      {
        en: 'We begin with one question and two sources. The others join once you trust that answer.',
        pt: 'A gente começa com uma pergunta e duas fontes. As outras entram quando você confiar na resposta.',
      },
    ],
  },
});
