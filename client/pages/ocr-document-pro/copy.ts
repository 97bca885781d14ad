import { words } from '../../../shared/copy';

export const copy = words({
  head: {
    title: {
      en: 'OCR for scanned documents: OCR Document Pro',
      pt: 'OCR Document Pro: PDF escaneado e foto em texto',
    },
    description: {
      en: ({ documents, price }: { documents: string; price: string }) =>
        `OCR for crooked, faded or stained scans: get text you can search, copy and edit, plus key data in a list. ${documents} documents for ${price} a month.`,
      pt: ({ documents, price }: { documents: string; price: string }) =>
        `OCR para documento torto, apagado ou manchado: texto para buscar, copiar e corrigir, e os dados principais em lista. ${documents} documentos por ${price} ao mês.`,
    },
  },
  trialButton: { en: 'Start Free Trial', pt: 'Testar grátis' },
  contents: {
    demo: { en: 'Demo', pt: 'Demonstração' },
    features: { en: 'What it does', pt: 'O que ele faz' },
    plans: { en: 'Plans and prices', pt: 'Planos e preços' },
    trial: { en: 'Free trial', pt: 'Teste grátis' },
  },
  hero: {
    kicker: {
      en: 'OCR Document Pro: OCR for paper archives',
      pt: 'OCR Document Pro: PDF escaneado e foto em texto',
    },
    title: {
      en: 'Search your paper archive without opening a drawer',
      pt: 'Ache o documento sem abrir a gaveta',
    },
    lead: {
      en: 'OCR Document Pro turns your office’s scans into text you can search, copy and correct.',
      pt: 'Mande a página escaneada ou a foto, e o OCR Document Pro devolve um texto que dá para buscar, copiar e corrigir.',
    },
    facts: {
      send: {
        name: { en: 'You send', pt: 'Você envia' },
        text: {
          en: (formats: string, pages: number) => `${formats}, up to ${pages}\u00a0pages`,
          pt: (formats: string, pages: number) => `${formats}, até ${pages}\u00a0páginas`,
        },
      },
      get: {
        name: { en: 'You get', pt: 'Você recebe' },
        text: {
          en: 'searchable text and a list of its key data',
          pt: 'texto pesquisável e a lista dos dados principais',
        },
      },
      cost: {
        name: { en: 'Price', pt: 'Preço' },
        text: {
          en: (monthly: string, documents: string) => `${monthly} for ${documents} documents`,
          pt: (monthly: string, documents: string) => `${monthly}, com ${documents} documentos`,
        },
      },
      trial: {
        name: { en: 'Free trial', pt: 'Teste grátis' },
        text: {
          en: 'send us one page; we return its text',
          pt: 'mande uma página e receba o texto',
        },
      },
    },
    demo: { en: 'View Demo', pt: 'Ver demonstração' },
  },
  drawer: {
    legend: { en: 'Search the archive for', pt: 'Procurar na gaveta por' },
    found: {
      en: (count: string) => `${count} ${count === '1' ? 'document' : 'documents'}`,
      pt: (count: string) => `${count} ${count === '1' ? 'documento' : 'documentos'}`,
    },
    caption: {
      en: 'Select a word to see which papers in this sample drawer contain it.',
      pt: 'Escolha uma palavra e veja em que papéis desta gaveta de exemplo ela está.',
    },
  },
  demo: {
    marked: {
      en: (words: string) => `On the scan: “${words}”`,
      pt: (words: string) => `Na folha: “${words}”`,
    },
    title: {
      en: 'select this text',
      pt: 'selecione este texto',
    },
    intro: {
      en: 'A bad scan, and the searchable text made from it. Select a sentence or a field to find it on the scan.',
      pt: 'O contrato torto virou texto pesquisável. Selecione uma frase, ou escolha um campo e veja onde ele foi lido.',
    },
    scan: { en: 'The scan', pt: 'O documento escaneado' },
    scanned: {
      en: 'A typewritten 1987 lease: crooked and creased, with a torn corner and coffee over the register number.',
      pt: 'Contrato datilografado em 1987: torto, vincado, sem um canto e com mancha de café no número de registro.',
    },
    text: { en: 'Its text', pt: 'O texto reconhecido' },
    select: {
      en: 'This is real text. Select or copy it.',
      pt: 'Isto já é texto. Selecione ou copie.',
    },
    fields: { en: 'Its key data', pt: 'Campos encontrados' },
    nothing: { en: 'left empty: check the paper', pt: 'ficou vazio: confira no papel' },
    after: {
      en: 'The register number couldn’t be read, so the list leaves it empty. If a letter is wrong, correct it in the text.',
      pt: 'A mancha cobriu o número de registro: o texto diz [ilegível], e o campo fica vazio. Saiu uma letra errada? Corrija direto no texto.',
    },
  },
  features: {
    title: { en: 'What OCR Document Pro does', pt: 'O que o OCR Document Pro faz' },
    askew: {
      title: { en: 'Crooked, creased, photographed', pt: 'Torto, amassado, fotografado' },
      text: {
        en: 'OCR Document Pro finds the lines of text, so you don’t have to straighten anything first.',
        pt: 'Página de lado, dobrada ou fotografada com o celular? O OCR encontra as linhas do texto, e você não precisa endireitar nada antes.',
      },
      clipping: { en: 'By this agreement', pt: 'Pelo presente contrato' },
    },
    text: {
      title: {
        en: 'Text you can search and edit',
        pt: 'Texto que dá para buscar e corrigir',
      },
      text: {
        en: (accuracy: string) =>
          `Search it, copy a paragraph, correct a letter. Accuracy is over ${accuracy}%, depending on the paper and the scan. Try your worst page first.`,
        pt: (accuracy: string) =>
          `Busque, copie um trecho, corrija uma letra. A precisão é de mais de ${accuracy}%. Teste com a sua pior página e confira letra por letra.`,
      },
      before: { en: 'shut on account of', pt: 'fechado por causa' },
      found: { en: 'the dog', pt: 'do cachorro' },
    },
    fields: {
      title: { en: 'Key data in a list', pt: 'Dados principais numa lista' },
      text: {
        en: 'It pulls names, dates, addresses and amounts out of the text and into a list you can check at a glance.',
        pt: 'Nomes, datas, endereços e valores saem das frases e vão para uma lista que você confere de uma vez só.',
      },
    },
    uptime: {
      title: { en: 'Up when you need it', pt: 'No ar quando você precisa' },
      text: {
        en: (uptime: string) => `With ${uptime}% uptime, it’s there on a Sunday night too.`,
        pt: (uptime: string) =>
          `Precisa da escritura no domingo à noite? O OCR fica ${uptime}% do tempo no ar.`,
      },
      week: [
        { en: 'Mo', pt: 'seg' },
        { en: 'Tu', pt: 'ter' },
        { en: 'We', pt: 'qua' },
        { en: 'Th', pt: 'qui' },
        { en: 'Fr', pt: 'sex' },
        { en: 'Sa', pt: 'sáb' },
        { en: 'Su', pt: 'dom' },
      ],
    },
  },
  others: {
    en: 'For developers: document APIs',
    pt: 'Você programa? Estes documentos têm API própria',
  },
  plans: {
    title: { en: 'OCR plans and prices', pt: 'Planos e preços: quantos documentos por mês?' },
    intro: {
      en: 'To order, choose a plan and write to us. Nothing is charged on this page.',
      pt: 'Escolha um plano e fale com a gente. Nada é cobrado nesta página.',
    },
    legend: { en: 'Plan', pt: 'Plano' },
    month: { en: 'a month', pt: 'por mês' },
    /** For whom each plan is. */
    suits: {
      Basic: {
        en: 'For a small archive, one folder at a time.',
        pt: 'Para quem tem pouco papel e escaneia uma pasta por vez.',
      },
      Professional: {
        en: 'For an office that scans most days.',
        pt: 'Para o escritório que escaneia quase todo dia.',
      },
      Enterprise: {
        en: 'For working through a whole archive.',
        pt: 'Para quem vai passar o arquivo morto inteiro para texto.',
      },
    },
    documents: {
      en: (count: string) => `${count} documents a month`,
      pt: (count: string) => `${count} documentos por mês`,
    },
    unlimited: { en: 'Unlimited documents', pt: 'Documentos ilimitados' },
    popular: { en: 'Most popular', pt: 'Mais popular' },
    start: { en: 'Get Started', pt: 'Escolher plano' },
    taken: { en: 'Chosen', pt: 'Escolhido' },
    go: { en: 'Continue', pt: 'Continuar' },
    told: {
      en: (plan: string) => `${plan} is chosen. The link that continues comes next.`,
      pt: (plan: string) => `${plan} escolhido. O link para continuar vem a seguir.`,
    },
    beforeChoosing: {
      en: 'Handwriting, another file format or terms for private documents?',
      pt: 'Letra de mão, documento sigiloso ou outro formato de saída?',
    },
    askUs: { en: 'Ask us before you choose', pt: 'Perguntar antes de assinar' },
  },
  numbers: {
    title: { en: 'The product in numbers', pt: 'O produto em números' },
    accuracy: { en: 'accuracy', pt: 'de precisão' },
    millions: {
      en: (millions: string) => `${millions}M`,
      pt: (millions: string) => `${millions} ${millions === '1' ? 'milhão' : 'milhões'}`,
    },
    documents: { en: 'documents processed', pt: 'de documentos processados' },
    over: { en: 'over', pt: 'mais de' },
    customers: { en: 'customers', pt: 'clientes' },
    depends: {
      en: 'Accuracy depends on the paper and the scan.',
      pt: 'Números do produto inteiro; na sua página, o papel e a foto pesam.',
    },
  },
  trial: {
    title: {
      en: 'Free trial: send us your hardest page',
      pt: 'Teste grátis: mande a sua página mais difícil',
    },
    text: {
      en: 'One page tells you whether it’s worth it.',
      pt: 'Uma página basta para você saber se vale a pena.',
    },
    steps: [
      {
        en: 'You message us on WhatsApp or by email. The product’s name is already filled in.',
        pt: 'Você escreve pelo WhatsApp ou por e-mail. O começo da mensagem já vem pronto.',
      },
      {
        en: 'You send a scan or photo of one page with nothing private on it.',
        pt: 'Você manda uma página, escaneada ou em foto, sem dados sigilosos.',
      },
      {
        en: 'We return its text, and you compare it with the paper. If it’s good enough, choose a plan. Either way, you owe nothing for the trial.',
        pt: 'A gente devolve o texto, e você confere com o papel na mão. Se o texto servir, escolha um plano.',
      },
    ],
  },
});
