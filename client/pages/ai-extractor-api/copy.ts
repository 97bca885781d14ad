import { words } from '../../../shared/copy';
import type { Figures, Score } from './data';

export const copy = words({
  head: {
    title: {
      en: 'Custom AI Extractor API: you name the fields',
      pt: 'API de extração com IA: você escolhe os campos',
    },
    description: {
      en: ({ pages }: Figures) =>
        `Delivery receipts, lab reports, policies: we build the API that reads your images or PDFs, up to ${pages} pages, and returns your fields as JSON.`,
      pt: ({ pages }: Figures) =>
        `Canhoto, laudo, apólice: a gente faz a API que lê o seu documento, imagem ou PDF de até ${pages} páginas, e devolve em JSON os campos que você pediu.`,
    },
  },
  quote: { en: 'Ask for a quote', pt: 'Pedir orçamento' },
  hero: {
    kicker: {
      en: 'AI Extractor API: custom document extraction',
      pt: 'API de extração com IA, sob medida',
    },
    title: [
      { en: 'You name the fields.', pt: 'Você diz os campos.' },
      {
        en: 'We build the API that reads your documents.',
        pt: 'A gente faz a API que lê o documento.',
      },
    ],
    lead: {
      en: 'For delivery receipts, lab reports, insurance policies or leases your team types in by hand. Send one document and a list of fields.',
      pt: 'Para canhoto assinado, laudo, apólice ou contrato que alguém ainda digita. Mande um documento e a lista de campos.',
    },
    see: { en: 'See the JSON', pt: 'Ver o JSON' },
    proof: {
      en: 'Nobody filled in the ID card number. In the JSON it is null.',
      pt: 'Ninguém preencheu o RG. No JSON ele vem null.',
    },
  },
  facts: {
    in: {
      name: { en: 'You send', pt: 'Você envia' },
      text: {
        en: ({ formats, pages }: Figures) =>
          `${formats}, up\u00a0to ${pages}\u00a0pages a\u00a0file`,
        pt: ({ formats, pages }: Figures) => `${formats}, até ${pages}\u00a0páginas por arquivo`,
      },
    },
    out: {
      name: { en: 'You get', pt: 'Você recebe' },
      text: { en: 'JSON under the names you chose', pt: 'JSON com os nomes que você escolheu' },
    },
    time: {
      name: { en: 'Typical time', pt: 'Prazo, em geral' },
      text: {
        en: ({ time }: Figures) => `${time}, depending on the document`,
        pt: ({ time }: Figures) => `${time}, conforme o documento`,
      },
    },
    price: {
      name: { en: 'Price', pt: 'Preço' },
      text: {
        en: 'by written quote; the quote is free',
        pt: 'por orçamento; pedir é grátis',
      },
    },
  },
  order: {
    title: {
      en: 'select fields and read the JSON',
      pt: 'marque os campos e leia o JSON',
    },
    intro: {
      en: 'Select them in the list or on the receipt. Here the response has only the file name and the fields you select.',
      pt: 'Marque na lista ou no canhoto. Aqui a resposta traz só o nome do arquivo e os campos marcados.',
    },
    legend: { en: 'Fields to read', pt: 'Campos a ler' },
    answer: { en: 'Response (example)', pt: 'Resposta (exemplo)' },
    call: { en: 'POST /your-endpoint', pt: 'POST /seu-endpoint' },
    left: { en: 'not selected', pt: 'fora da resposta' },
    send: { en: 'Send it on WhatsApp', pt: 'Mandar pelo WhatsApp' },
    /** What the line of the message begins with. */
    fields: { en: 'Fields', pt: 'Campos' },
    schema: { en: 'These fields as a JSON Schema', pt: 'Estes campos em JSON Schema' },
    of: {
      en: (all: string) => ` of ${all} fields`,
      pt: (all: string) => ` de ${all} campos`,
    },
    caption: {
      en: 'The receipt lists ten boxes of sugar. One arrived wet, so someone crossed out the 10 and wrote 9. The handwritten date has no year, so the API takes it from the printed date, by a rule agreed in advance.',
      pt: 'O canhoto dizia dez caixas de açúcar. Uma chegou molhada, e o dez virou nove, à caneta. A data à caneta não traz o ano: pela regra combinada, vale o da emissão.',
    },
  },
  uses: {
    title: {
      en: 'Documents we build APIs for',
      pt: 'Documentos que a gente transforma em API',
    },
    intro: {
      en: 'Typical times from approved quote to working API. Your quote sets the date.',
      pt: 'O prazo vai da aprovação do orçamento à API no ar. O orçamento confirma o prazo do seu documento.',
    },
    list: { en: 'Kinds of document', pt: 'Tipos de documento' },
    works: {
      receipts: {
        name: { en: 'Delivery receipts', pt: 'Canhotos de entrega' },
        goesIn: {
          en: 'The driver’s photo of the signed receipt, pen and all.',
          pt: 'A foto que o motorista tira do canhoto assinado, com o que foi escrito à caneta.',
        },
        comesOut: {
          en: 'Who received the goods and when, what was crossed out, and whether it was signed. You can bill before the paper comes back.',
          pt: 'Quem recebeu e quando, o que foi riscado e se tem assinatura. O financeiro já pode cobrar, sem esperar o papel voltar.',
        },
      },
      labs: {
        name: { en: 'Lab reports', pt: 'Laudos de laboratório' },
        goesIn: {
          en: 'PDFs on water, soil or food, in each laboratory’s own layout.',
          pt: 'PDF de análise de água, solo ou alimento, cada laboratório com o seu modelo.',
        },
        comesOut: {
          en: 'One row per parameter with result, unit, limit and method. Values over the limit are flagged.',
          pt: 'Uma linha por parâmetro, com resultado, unidade, limite e método. O que passou do limite vem marcado.',
        },
      },
      policies: {
        name: { en: 'Insurance policies', pt: 'Apólices de seguro' },
        goesIn: {
          en: 'The insurer’s PDF, conditions included.',
          pt: 'O PDF da seguradora, com as condições gerais.',
        },
        comesOut: {
          en: 'Insured items, coverage, deductible and expiration date, as a renewal list for the broker.',
          pt: 'O que está coberto, por quanto, com qual franquia e até quando, para a lista de renovações da corretora.',
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
          en: 'The PDFs that forwarders send, or TIFFs from their archive.',
          pt: 'O que o agente de carga manda, em PDF ou TIFF.',
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
          en: 'Clock-in, break and clock-out for each person and day, and a list of days to check.',
          pt: 'Entrada, intervalo e saída por dia e por pessoa, e a lista dos dias que a sua equipe precisa conferir.',
        },
      },
      bills: {
        name: { en: 'Electricity and water bills', pt: 'Contas de luz e água' },
        goesIn: {
          en: 'The bills for all your branches, from every supplier.',
          pt: 'As contas de todas as filiais, de todas as concessionárias.',
        },
        comesOut: {
          en: 'Consumption, demand, rate, due date and amount, by branch and month.',
          pt: 'Consumo, demanda, tarifa, vencimento e valor, por filial e por mês.',
        },
      },
    },
  },
  ready: {
    title: {
      en: 'We may already have a product for your document',
      pt: 'Talvez já exista produto para o seu documento',
    },
    text: {
      en: 'If one of these is enough, there’s nothing to build.',
      pt: 'Se um destes produtos resolve, não há o que construir.',
    },
    codes: {
      en: 'Data Matrix, ITF or another code? It can be one of your fields. Send us a sample.',
      pt: 'Data Matrix, boleto (ITF) ou outro código? Pode ser um dos seus campos. Mande uma amostra.',
    },
    items: {
      'nfse-extraction': {
        en: 'Brazilian service invoices, PDF or XML',
        pt: 'Nota fiscal de serviço, em PDF ou XML',
      },
      'invoice-extraction': {
        en: 'Commercial invoices',
        pt: 'Invoice (fatura) de fornecedor, daqui ou de fora',
      },
      'barcode-extractor': { en: 'Barcodes and QR codes', pt: 'Código de barras e QR Code' },
      'ocr-document-pro': {
        en: 'Old documents, as text you can search',
        pt: 'Documento antigo, em texto pesquisável',
      },
    },
  },
  features: {
    title: {
      en: 'Handwriting, checkboxes, tables and signatures',
      pt: 'A API lê letra de mão, marcação e tabela, e vê se tem assinatura',
    },
    intro: {
      en: 'First what’s on the paper, then what your system gets.',
      pt: 'Primeiro o documento, depois o que o seu sistema recebe.',
    },
    pen: {
      name: { en: 'Handwriting, in your format', pt: 'Letra de mão, no seu formato' },
      text: {
        en: 'Dates, times and amounts come in one format, however each person wrote them.',
        pt: 'Data, hora e valor saem num formato só, mesmo que cada um escreva do seu jeito.',
      },
    },
    tick: {
      name: { en: 'Check marks and crosses', pt: 'Quadradinho marcado' },
      text: {
        en: 'A checked box becomes one of the choices you listed.',
        pt: 'Vem a opção marcada, com o nome que está na sua lista.',
      },
      options: [
        { en: 'partial', pt: 'parcial' },
        { en: 'refused', pt: 'recusada' },
      ],
    },
    prose: {
      name: { en: 'Data inside sentences', pt: 'Dado no meio da frase' },
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
          `You get one list, without the headings and subtotals repeated on each page. Up to ${pages} pages a file.`,
        pt: ({ pages }: Figures) =>
          `Vem uma lista só, sem o cabeçalho e o subtotal que se repetem em cada folha. Até ${pages} páginas por arquivo.`,
      },
    },
    sign: {
      name: { en: 'Yes-or-no questions', pt: 'Perguntas de sim ou não' },
      text: {
        en: 'Is it signed or stamped? Is there a second copy? The API answers yes or no. It doesn’t judge whose signature it is.',
        pt: 'Está assinado, tem carimbo, veio a segunda via? A resposta é true ou false. A API não diz de quem é a assinatura.',
      },
    },
    blank: {
      name: { en: 'Blank stays blank', pt: 'Vazio é vazio' },
      text: {
        en: 'The field stays in the response as `null`, so your code can tell “not there” from zero.',
        pt: 'O campo continua na resposta como `null`, e o seu código distingue “não tem” de zero.',
      },
      label: { en: 'ID card no.', pt: 'RG' },
    },
    more: {
      en: 'Data inside sentences, and blank fields',
      pt: 'Dado no meio da frase e campo vazio',
    },
    becomes: { en: 'becomes', pt: 'vira' },
  },
  how: {
    title: { en: 'How we build your API', pt: 'Como funciona, em cinco passos' },
    steps: [
      {
        title: { en: 'You show us one document', pt: 'Você mostra um documento' },
        text: {
          en: () =>
            'Cover anything private and send it on WhatsApp or by email, with a list of the fields you need. This conversation is free.',
          pt: () =>
            'Cubra os dados sigilosos e mande por WhatsApp ou e-mail, com a lista de campos. Esta conversa é grátis.',
        },
      },
      {
        title: { en: 'We agree on the list', pt: 'A gente fecha a lista' },
        text: {
          en: () =>
            'The quote states each field’s name and type, what to return when it’s missing, and how long files are kept.',
          pt: () =>
            'O orçamento diz o nome e o tipo de cada campo, o que a API responde se ele faltar e quanto tempo os arquivos ficam guardados.',
        },
      },
      {
        title: { en: 'You send the samples', pt: 'Você manda as amostras' },
        text: {
          en: ({ build, test }: Figures) =>
            `Send about ${build} documents for us to build with, including the hardest, and ${test} more whose data your team has already typed.`,
          pt: ({ build, test }: Figures) =>
            `Mande umas ${build} folhas, incluindo as mais difíceis, para a gente montar a API, e outras ${test} que a sua equipe já digitou.`,
        },
      },
      {
        title: { en: 'You see the score', pt: 'Você decide se o acerto basta' },
        text: {
          en: ({ test }: Figures) =>
            `The API reads those ${test}, and we count, field by field, how many values match yours. You decide whether it’s good enough.`,
          pt: ({ test }: Figures) =>
            `A API lê essas ${test}, e a gente conta, campo por campo, o que bate com a sua digitação.`,
        },
      },
      {
        title: { en: 'Your system calls it', pt: 'O seu sistema passa a chamar a API' },
        text: {
          en: () =>
            'You get the endpoint, a key, documentation with sample requests, the source code and the credentials.',
          pt: () =>
            'Você recebe o endpoint, a chave, a documentação com exemplos de requisição, o código-fonte e os acessos.',
        },
      },
    ],
  },
  score: {
    title: { en: 'Example of a score', pt: 'Exemplo de acerto por campo' },
    of: {
      en: ({ right, test }: Score) => `${right} of ${test}`,
      pt: ({ right, test }: Score) => `${right} de ${test}`,
    },
    caption: {
      en: (field: string) =>
        `Here “${field}” isn’t reliable enough. You decide: a person checks it, or we drop the field and its cost.`,
      pt: (field: string) =>
        `Aqui, a API acerta pouco o campo “${field}”. Você decide: alguém confere, ou o campo sai da lista e do preço.`,
    },
  },
  price: {
    title: { en: 'What affects the price', pt: 'O que mexe no preço' },
    text: {
      en: 'We quote from one document, your list and these four points. Your quote lists one-time and monthly costs separately.',
      pt: 'A gente olha um documento seu, a lista de campos e estes quatro pontos. O orçamento diz o que você paga uma vez e o que paga por mês.',
    },
    caption: { en: 'What costs less and what costs more', pt: 'O que barateia e o que encarece' },
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
        { en: 'a few single values', pt: 'poucos, soltos' },
        { en: 'tables, and rules between them', pt: 'tabelas, e regras entre elas' },
      ],
      [
        { en: 'Pages a month', pt: 'Páginas por mês' },
        { en: 'a few', pt: 'poucas' },
        { en: 'thousands', pt: 'milhares' },
      ],
    ],
  },
  failures: {
    title: {
      en: 'What you get when something goes wrong',
      pt: 'E quando algo dá errado?',
    },
    text: {
      en: 'These are our defaults. We agree with you on the endpoint, the fields and the response to each failure, and document them on delivery.',
      pt: 'Esta é a nossa proposta. A gente combina com você o endpoint, os campos e a resposta de cada falha, e documenta tudo na entrega.',
    },
    caption: { en: 'What your system gets', pt: 'O que o seu sistema recebe' },
    columns: [
      { en: 'What happens', pt: 'O que acontece' },
      { en: 'Response', pt: 'Resposta' },
    ],
    rows: [
      [
        { en: 'A field was left blank', pt: 'O campo ficou em branco' },
        {
          en: '`null`; the field stays in the response.',
          pt: '`null`; o campo continua na resposta.',
        },
      ],
      [
        { en: 'A stain hides a field', pt: 'Uma mancha cobre o campo' },
        {
          en: '`null`, and the field’s name in a list for your team to check.',
          pt: '`null`, e o nome do campo numa lista para a sua equipe conferir.',
        },
      ],
      [
        { en: 'The sum is off', pt: 'A soma não bate' },
        {
          en: 'The values as the API read them, uncorrected, and the name of the check that failed.',
          pt: 'Os valores que a API leu, sem correção, e o nome da regra que não fechou.',
        },
      ],
      [
        { en: 'Wrong document type', pt: 'Entrou um documento de outro tipo' },
        {
          en: 'No fields, and a note that this isn’t the agreed kind of document.',
          pt: 'Nenhum campo, e o aviso de que não é o documento combinado.',
        },
      ],
      [
        { en: 'The file is too long', pt: 'O arquivo é longo demais' },
        {
          en: ({ pages }: Figures) =>
            `Refused above ${pages} pages. Split the file and send the parts.`,
          pt: ({ pages }: Figures) =>
            `Acima de ${pages} páginas, o arquivo é recusado. Divida e mande em partes.`,
        },
      ],
      [
        { en: 'A wrong value got through', pt: 'A API leu um valor errado' },
        {
          en: 'You send us the document; it joins the test set, and the API is tested on it from then on.',
          pt: 'Mande a folha para a gente, e ela entra nos testes da API.',
        },
      ],
    ],
  },
  ask: {
    title: {
      en: 'One document and a list are enough for a quote',
      pt: 'Para o orçamento, bastam um documento e a lista de campos',
    },
    text: {
      en: 'Write the list as you would for a new colleague: “who signed, on which day, what was crossed out”. We agree on the field names together.',
      pt: 'Escreva a lista como explicaria a um colega novo: “quem assinou, em que dia, o que foi riscado”. Os nomes dos campos a gente combina junto.',
    },
  },
});
