import { words } from '../../../shared/copy';
import type { Figures, Score } from './data';

export const copy = words({
  head: {
    title: {
      en: 'Custom AI extractor API: you name the fields',
      pt: 'API de extração com IA: você escolhe os campos',
    },
    description: {
      en: ({ pages }: Figures) =>
        `Delivery receipts, lab reports, insurance policies: we build the API that reads your paper, image or PDF up to ${pages} pages, and returns your fields as JSON.`,
      pt: ({ pages }: Figures) =>
        `Canhoto, laudo, apólice: a gente faz a API que lê o seu papel, imagem ou PDF de até ${pages} páginas, e devolve em JSON os campos que você pediu.`,
    },
  },
  quote: { en: 'Ask for a quote', pt: 'Pedir um orçamento' },
  hero: {
    title: [
      { en: 'You name the fields.', pt: 'Você diz os campos.' },
      {
        en: 'We build the API that reads your documents.',
        pt: 'A gente faz a API que lê o documento.',
      },
    ],
    lead: {
      en: 'For companies that still key in signed receipts, lab reports, policies or leases. Send sample documents and a list of fields; your system gets the data under the names you chose.',
      pt: 'Para empresa que digita canhoto assinado, laudo, apólice ou contrato. Mande amostras e a lista de campos: os dados voltam com esses nomes.',
    },
    try: { en: 'See it read a receipt', pt: 'Ver a leitura de um canhoto' },
  },
  facts: {
    in: {
      name: { en: 'Goes in', pt: 'Entra' },
      text: {
        en: ({ formats, pages }: Figures) =>
          `${formats}, up\u00a0to ${pages}\u00a0pages a\u00a0file`,
        pt: ({ formats, pages }: Figures) => `${formats}, até ${pages}\u00a0páginas por arquivo`,
      },
    },
    out: {
      name: { en: 'Comes out', pt: 'Sai' },
      text: { en: 'JSON with your fields', pt: 'JSON com os seus campos' },
    },
    time: {
      name: { en: 'Ready in', pt: 'Prazo' },
      text: {
        en: ({ time }: Figures) => `${time}, depending on the document`,
        pt: ({ time }: Figures) => `${time}, conforme o documento`,
      },
    },
    price: {
      name: { en: 'Price', pt: 'Preço' },
      text: {
        en: 'by written quote',
        pt: 'orçamento por escrito',
      },
    },
  },
  order: {
    title: {
      en: 'Tick the fields you need',
      pt: 'Marque os campos',
    },
    intro: {
      en: 'In the list or on the receipt. You get the file name plus the fields you tick, nothing else.',
      pt: 'Na lista ou no canhoto. Vêm o nome do arquivo e os campos marcados, mais nada.',
    },
    legend: { en: 'Fields to read', pt: 'Campos a ler' },
    answer: { en: 'Response', pt: 'Resposta' },
    of: {
      en: (all: string) => ` of ${all} fields`,
      pt: (all: string) => ` de ${all} campos`,
    },
    caption: {
      en: 'Sample data. Ten boxes of sugar are printed; at the door one was wet, so the ten was struck out and a nine written. Nobody filled in the ID card: `null`, with no guess. The year comes from the printed date.',
      pt: 'Exemplo. Estavam impressas dez caixas de açúcar; uma chegou molhada: o dez foi riscado e virou nove. O RG ninguém preencheu: `null`, sem chute. O ano vem da data impressa.',
    },
  },
  uses: {
    title: {
      en: 'Documents worth a custom extractor',
      pt: 'Papéis que merecem um leitor próprio',
    },
    intro: {
      en: 'From the approved quote until the API responds. Your quote confirms the lead time.',
      pt: 'O prazo conta da aprovação do orçamento até a API responder. O seu vem no orçamento.',
    },
    list: { en: 'Kinds of document', pt: 'Tipos de papel' },
    works: {
      receipts: {
        name: { en: 'Delivery receipts', pt: 'Canhotos de entrega' },
        goesIn: {
          en: 'The driver’s photo of the signed receipt, pen and all.',
          pt: 'A foto que o motorista tira do canhoto assinado, com o que foi escrito à caneta.',
        },
        comesOut: {
          en: 'Who received, when, what was struck out, signed or not. Billing does not wait for the paper to come back.',
          pt: 'Quem recebeu, quando, o que foi riscado, se tem assinatura. O financeiro cobra sem esperar o papel voltar.',
        },
      },
      labs: {
        name: { en: 'Lab reports', pt: 'Laudos de laboratório' },
        goesIn: {
          en: 'PDFs on water, soil or food, each laboratory with its own layout.',
          pt: 'PDF de análise de água, solo ou alimento, cada laboratório com o seu modelo.',
        },
        comesOut: {
          en: 'One line for each parameter: result, unit, limit, method. What is over the limit is marked.',
          pt: 'Uma linha por parâmetro: resultado, unidade, limite e método. O que passou do limite vem marcado.',
        },
      },
      policies: {
        name: { en: 'Insurance policies', pt: 'Apólices de seguro' },
        goesIn: {
          en: 'The insurer’s PDF, conditions included.',
          pt: 'O PDF da seguradora, com as condições gerais.',
        },
        comesOut: {
          en: 'What is insured, for how much, with which deductible, until when: a renewal list for the broker.',
          pt: 'O que está coberto, por quanto, com qual franquia e até quando: a lista de renovações da corretora.',
        },
      },
      leases: {
        name: { en: 'Lease contracts', pt: 'Contratos de locação' },
        goesIn: {
          en: 'Scanned contracts and their amendments.',
          pt: 'Contrato escaneado, com os aditivos.',
        },
        comesOut: {
          en: 'Parties, rent, index, term, guarantee and the next adjustment date, ready for the property system.',
          pt: 'Partes, aluguel, índice, prazo, garantia e a data do próximo reajuste, para o sistema da imobiliária.',
        },
      },
      shipping: {
        name: {
          en: 'Bills of lading, packing lists',
          pt: 'Conhecimentos de embarque e romaneios',
        },
        goesIn: {
          en: 'What forwarders send: PDF, or TIFF from their archive.',
          pt: 'O que o agente de carga manda: PDF, ou TIFF do arquivo dele.',
        },
        comesOut: {
          en: 'Containers, seals, weights, and each line of goods with its packages.',
          pt: 'Contêineres, lacres, pesos e cada linha de mercadoria com os volumes.',
        },
      },
      timesheets: {
        name: { en: 'Paper timesheets', pt: 'Folhas de ponto em papel' },
        goesIn: {
          en: 'A photo of the month’s sheet, filled in by hand.',
          pt: 'Foto da folha do mês, preenchida à mão.',
        },
        comesOut: {
          en: 'In, break and out for each day and person, and the list of days somebody has to look at.',
          pt: 'Entrada, intervalo e saída por dia e por pessoa, e a lista dos dias que alguém precisa olhar.',
        },
      },
      bills: {
        name: { en: 'Electricity and water bills', pt: 'Contas de luz e água' },
        goesIn: {
          en: 'The bills of all branches, from all their suppliers.',
          pt: 'As contas de todas as filiais, de todas as concessionárias.',
        },
        comesOut: {
          en: 'Consumption, demand, tariff, due date and amount, by branch and month.',
          pt: 'Consumo, demanda, tarifa, vencimento e valor, por filial e por mês.',
        },
      },
    },
  },
  ready: {
    title: { en: 'Your reader may already exist', pt: 'O seu leitor talvez já exista' },
    text: {
      en: 'If one of these will do, there is nothing to build.',
      pt: 'Se um destes resolve, não há o que construir.',
    },
    items: {
      'nfse-extraction': {
        en: 'Brazilian service invoices, PDF or XML',
        pt: 'Nota fiscal de serviço, em PDF ou XML',
      },
      'invoice-extraction': {
        en: 'Invoices from suppliers anywhere',
        pt: 'Fatura de fornecedor, daqui ou de fora',
      },
      'barcode-extractor': { en: 'Barcodes and QR codes', pt: 'Código de barras e QR Code' },
      'ocr-document-pro': {
        en: 'Old paper, as text you can search',
        pt: 'Papel antigo, em texto pesquisável',
      },
    },
  },
  features: {
    title: {
      en: 'A field can be more than a printed word',
      pt: 'Campo não é só palavra impressa',
    },
    intro: {
      en: 'Left, what is on the paper; right, what your system gets.',
      pt: 'À esquerda, o que está no papel; à direita, o que o seu sistema recebe.',
    },
    pen: {
      name: { en: 'Handwriting, in your format', pt: 'Letra de mão, no seu formato' },
      text: {
        en: 'Dates, times and amounts come in one format, however each person wrote them.',
        pt: 'Data, hora e valor saem num formato só, mesmo que cada um escreva do seu jeito.',
      },
    },
    tick: {
      name: { en: 'Ticks and crosses', pt: 'Quadradinho marcado' },
      text: {
        en: 'A box that somebody ticked becomes one of the choices you listed.',
        pt: 'O quadradinho que alguém marcou vira uma das opções da sua lista.',
      },
      options: [
        { en: 'partial', pt: 'parcial' },
        { en: 'refused', pt: 'recusada' },
      ],
    },
    prose: {
      name: { en: 'Facts inside sentences', pt: 'Dado no meio da frase' },
      text: {
        en: 'A term buried in a clause becomes a number that can be added to a date.',
        pt: 'O prazo escondido na cláusula vira um número que dá para somar a uma data.',
      },
      before: { en: 'for a term of ', pt: 'pelo prazo de ' },
      found: { en: 'thirty months', pt: 'trinta meses' },
      after: { en: ' from', pt: ', a contar' },
    },
    pages: {
      name: { en: 'Tables over several pages', pt: 'Tabela que continua na página seguinte' },
      text: {
        en: ({ pages }: Figures) =>
          `One list, without the headings and subtotals repeated on each page. Up to ${pages} pages a file.`,
        pt: ({ pages }: Figures) =>
          `Uma lista só, sem o cabeçalho e o subtotal que se repetem em cada folha. Até ${pages} páginas por arquivo.`,
      },
    },
    sign: {
      name: { en: 'Questions, too', pt: 'Pergunta também é campo' },
      text: {
        en: 'Is it signed, is it stamped, is there a second copy? Yes or no. Whose signature it is, the API does not judge.',
        pt: 'Está assinado, tem carimbo, veio a segunda via? Sim ou não. De quem é a assinatura, a API não julga.',
      },
    },
    blank: {
      name: { en: 'Blank stays blank', pt: 'Vazio é vazio' },
      text: {
        en: 'The field stays in the response as `null`, so your code can tell “not there” from zero.',
        pt: 'O campo continua na resposta como `null`: o seu código distingue “não tem” de zero.',
      },
      label: { en: 'ID card no.', pt: 'RG' },
    },
    more: {
      en: 'Sentences, long tables, signatures, blanks',
      pt: 'Frase, tabela longa, assinatura, vazio',
    },
    becomes: { en: 'becomes', pt: 'vira' },
  },
  how: {
    title: { en: 'From a pile of paper to an API', pt: 'Da pilha de folhas até a API' },
    steps: [
      {
        title: { en: 'You show us one document', pt: 'Você mostra uma folha' },
        text: {
          en: () =>
            'On WhatsApp or by email, anything private covered, with the fields you need. This conversation is free.',
          pt: () =>
            'Por WhatsApp ou e-mail, com os dados sigilosos cobertos e a lista de campos. Grátis.',
        },
      },
      {
        title: { en: 'We agree on the list', pt: 'A gente fecha a lista' },
        text: {
          en: () =>
            'Each field’s name, type and what to return when it is missing; how long files are kept. In the quote.',
          pt: () =>
            'Nome, tipo e o que responder quando faltar; quanto tempo os arquivos ficam guardados. Vai no orçamento.',
        },
      },
      {
        title: { en: 'You send the pile', pt: 'Você manda a pilha' },
        text: {
          en: ({ build, test }: Figures) =>
            `About ${build} documents to build with, the ugliest included, and ${test} more that you have already typed in by hand.`,
          pt: ({ build, test }: Figures) =>
            `Umas ${build} folhas para construir, inclusive as mais feias, e outras ${test} já digitadas à mão.`,
        },
      },
      {
        title: { en: 'You see the score', pt: 'Você vê o placar' },
        text: {
          en: ({ test }: Figures) =>
            `We read those ${test} and count, field by field, what agrees with your typing. You decide whether it is good enough.`,
          pt: ({ test }: Figures) =>
            `A gente lê essas ${test} e conta, campo por campo, o que bate com a sua digitação. Quem diz se está bom é você.`,
        },
      },
      {
        title: { en: 'Your system calls it', pt: 'O seu sistema chama' },
        text: {
          en: () =>
            'You get the endpoint, a key, documentation with sample requests, the source code and the credentials.',
          pt: () =>
            'Você recebe endpoint, chave, documentação com exemplos de requisição, código-fonte e acessos.',
        },
      },
    ],
  },
  score: {
    title: { en: 'A score, for example', pt: 'Um placar, por exemplo' },
    of: {
      en: ({ right, test }: Score) => `${right} of ${test}`,
      pt: ({ right, test }: Score) => `${right} de ${test}`,
    },
    caption: {
      en: (field: string) =>
        `Sample data, to show what you will see. Here the field “${field}” is too weak: it goes to a person to check, or it comes off the list and the price. You say which.`,
      pt: (field: string) =>
        `Exemplo, para mostrar o que você vai ver. Aqui o campo “${field}” está fraco: vai para alguém conferir ou sai da lista e do preço. Você diz qual.`,
    },
  },
  price: {
    title: { en: 'What affects the price', pt: 'O que mexe no preço' },
    text: {
      en: 'By quote, from one document, your list and these four points. Paid once or monthly? Not published: ask us.',
      pt: 'O orçamento sai de uma folha, da sua lista e destes quatro pontos. Pagamento único ou mensal? Não está publicado: pergunte.',
    },
    caption: { en: 'What counts', pt: 'O que pesa' },
    columns: [
      { en: 'Depends on', pt: 'Depende de' },
      { en: 'Costs less', pt: 'Sai mais barato' },
      { en: 'Costs more', pt: 'Sai mais caro' },
    ],
    rows: [
      [
        { en: 'Layouts', pt: 'Modelos' },
        { en: 'one form, yours', pt: 'um formulário, o seu' },
        { en: 'a new one from each sender', pt: 'um de cada remetente' },
      ],
      [
        { en: 'Writing', pt: 'Escrita' },
        { en: 'printed', pt: 'impressa' },
        { en: 'in pen, in a hurry', pt: 'à caneta, com pressa' },
      ],
      [
        { en: 'Fields', pt: 'Campos' },
        { en: 'a few single facts', pt: 'poucos, soltos' },
        { en: 'tables, and rules between them', pt: 'tabelas, e regras entre elas' },
      ],
      [
        { en: 'Pages a month', pt: 'Páginas por mês' },
        { en: 'a folder', pt: 'uma pasta' },
        { en: 'an archive room', pt: 'um arquivo morto' },
      ],
    ],
  },
  failures: {
    title: { en: 'When the paper does not help', pt: 'Quando o papel não ajuda' },
    text: {
      en: 'This is what we propose. Endpoint, fields and the response to each failure are agreed with you, and documented on delivery.',
      pt: 'É o que a gente propõe. O endpoint, os campos e a resposta de cada falha são combinados com você e documentados na entrega.',
    },
    caption: { en: 'What your system gets', pt: 'O que o seu sistema recebe' },
    columns: [
      { en: 'What happens', pt: 'O que acontece' },
      { en: 'Response', pt: 'Resposta' },
    ],
    rows: [
      [
        { en: 'A field was left blank', pt: 'O campo ficou em branco' },
        { en: '`null`; the field stays.', pt: '`null`; o campo continua lá.' },
      ],
      [
        { en: 'A stain hides it', pt: 'Uma mancha cobre o campo' },
        {
          en: '`null`, and its name in a list for a person to check.',
          pt: '`null`, e o nome dele numa lista para alguém conferir.',
        },
      ],
      [
        { en: 'The sum is off', pt: 'A soma não bate' },
        {
          en: 'The values as they stand, with the broken rule named. Nothing is corrected silently.',
          pt: 'Os valores como estão no papel e a regra que não fechou. Nada é corrigido sem avisar.',
        },
      ],
      [
        { en: 'Wrong document type', pt: 'Entrou um papel de outro tipo' },
        {
          en: 'No fields, and a note that this is not the agreed kind.',
          pt: 'Nenhum campo, e o aviso de que não é o papel combinado.',
        },
      ],
      [
        { en: 'The file is too long', pt: 'O arquivo é longo demais' },
        {
          en: ({ pages }: Figures) => `Refused above ${pages} pages. Split it and send the parts.`,
          pt: ({ pages }: Figures) =>
            `Acima de ${pages} páginas é recusado. Divida e mande em partes.`,
        },
      ],
      [
        { en: 'A wrong value got through', pt: 'Passou um valor errado' },
        {
          en: 'You send us the document; it joins the test set, and the reader is tested on it from then on.',
          pt: 'Você manda a folha; ela entra nas de teste, e o leitor passa a ser conferido com ela.',
        },
      ],
    ],
  },
  ask: {
    title: { en: 'One document and a list will do', pt: 'Basta uma folha e uma lista' },
    text: {
      en: '“Who signed, on which day, what was struck out”: write it as you would for a new colleague. We settle the field names together.',
      pt: '“Quem assinou, em que dia, o que foi riscado”: escreva como explicaria a um colega novo. Os nomes a gente acerta junto.',
    },
    whatsapp: { en: 'Send it on WhatsApp', pt: 'Mandar pelo WhatsApp' },
  },
});
