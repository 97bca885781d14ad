import { words } from '../../../shared/copy';

export const copy = words({
  head: {
    title: {
      en: 'OCR Document Pro: scanned paper you can search',
      pt: 'OCR Document Pro: papel escaneado vira texto',
    },
    description: {
      en: (documents: string, price: string) =>
        `Crooked, faded, stained: send the scan, get text you can search, copy and correct, and a list of its facts. ${documents} documents for ${price} a month.`,
      pt: (documents: string, price: string) =>
        `Torto, apagado, manchado: mande o papel escaneado e receba texto para buscar, copiar e corrigir. ${documents} documentos por ${price} ao mês.`,
    },
  },
  trialButton: { en: 'Start Free Trial', pt: 'Testar grátis' },
  contents: {
    demo: { en: 'Demo', pt: 'Demonstração' },
    features: { en: 'What it does', pt: 'O que ele faz' },
    plans: { en: 'Plans', pt: 'Planos' },
    numbers: { en: 'In numbers', pt: 'Em números' },
    trial: { en: 'Free trial', pt: 'Teste grátis' },
  },
  hero: {
    title: {
      en: 'Find any paper document without opening a drawer',
      pt: 'Ache qualquer papel sem abrir a gaveta',
    },
    lead: {
      en: (formats: string, pages: number) =>
        `OCR on a monthly plan, for offices with paper archives. We put searchable text beside each scan and list its key data. ${formats}, up to ${pages}\u00a0pages.`,
      pt: (formats: string, pages: number) =>
        `Leitura de papel (OCR) por assinatura mensal, para escritório ou casa. Você manda a imagem; volta o texto, para buscar e copiar, e a lista dos dados. ${formats}, até ${pages}\u00a0páginas.`,
    },
    demo: { en: 'View Demo', pt: 'Ver demonstração' },
    hint: {
      en: 'Free trial: send us one page; we return its text.',
      pt: 'Teste grátis: mande uma página; a gente devolve o texto.',
    },
  },
  drawer: {
    legend: { en: 'Look in the drawer for', pt: 'Procurar na gaveta por' },
    caption: {
      en: 'Sample data. Pick a word to see the documents that contain it.',
      pt: 'Exemplo. Escolha uma palavra e veja os papéis em que ela aparece.',
    },
  },
  demo: {
    title: { en: 'A bad scan, and what comes out', pt: 'Um papel ruim, e o que sai dele' },
    intro: {
      en: 'Choose a field, or touch a coloured word on the sheet or in the text: it lights up in all three. Sample data.',
      pt: 'Toque num campo ou numa palavra colorida: ela acende nos três. Exemplo.',
    },
    scan: { en: 'The scan', pt: 'O papel escaneado' },
    scanned: {
      en: 'A typewritten lease of 1987: crooked, creased, one corner torn off, coffee over the register number.',
      pt: 'Contrato datilografado em 1987: torto, vincado, sem um canto e com café no número de registro.',
    },
    text: { en: 'Its text', pt: 'O texto' },
    select: {
      en: 'This is text: select a sentence and try.',
      pt: 'Isto é texto: selecione uma frase e veja.',
    },
    fields: { en: 'The fields found in it', pt: 'Os campos encontrados' },
    nothing: { en: 'left empty: check the paper', pt: 'ficou vazio: confira no papel' },
    after: {
      en: 'Here the register number could not be read, so it is left empty for you to check. A wrong letter is corrected in the text, which is yours to edit.',
      pt: 'Aqui o número de registro não deu para ler e ficou vazio, para você conferir. Saiu uma letra errada? Você corrige no texto, que é seu para editar.',
    },
  },
  features: {
    title: { en: 'Built for difficult scans', pt: 'Feito para o papel difícil' },
    askew: {
      title: { en: 'Crooked, creased, photographed', pt: 'Torto, amassado, fotografado' },
      text: {
        en: 'Fed in askew, folded twice, snapped on the kitchen table. It finds the lines however they lie; nothing needs straightening first.',
        pt: 'Entrou de lado, foi dobrado em quatro, é foto da mesa da cozinha. Ele acha as linhas mesmo tortas.',
      },
      clipping: { en: 'By this agreement', pt: 'Pelo presente contrato' },
    },
    text: {
      title: { en: 'Text, no longer a picture of it', pt: 'Texto, e não foto de texto' },
      text: {
        en: (accuracy: string) =>
          `Search it, copy a paragraph, correct a letter. With over ${accuracy}% accuracy you will be searching more than correcting.`,
        pt: (accuracy: string) =>
          `Busque, copie um trecho, corrija uma letra. Com mais de ${accuracy}% de precisão, você busca mais do que corrige.`,
      },
      before: { en: 'shut on account of', pt: 'fechado por causa' },
      found: { en: 'the dog', pt: 'do cachorro' },
    },
    fields: {
      title: { en: 'Every fact, labelled', pt: 'Cada dado com o seu nome' },
      text: {
        en: 'Names, dates, addresses and amounts come out of the sentence and into a list you can check in one look.',
        pt: 'Nome, data, endereço e valor vão para uma lista que você confere de uma vez só.',
      },
    },
    uptime: {
      title: { en: 'Up when you need it', pt: 'No ar na véspera do prazo' },
      text: {
        en: (uptime: string) =>
          `${uptime}% uptime. Old papers are mostly looked for late, in a hurry, and on a Sunday.`,
        pt: (uptime: string) =>
          `${uptime}% do tempo no ar. Quem procura um papel antigo tem pressa, até no domingo à noite.`,
      },
      stamp: { en: 'SUN 23:40', pt: 'DOM 23h40' },
    },
    others: {
      title: { en: 'All one kind of document?', pt: 'A pilha é de um tipo só?' },
      text: {
        en: 'Service invoices, supplier invoices and barcodes each have a reader of their own, sold as an API for developers.',
        pt: 'Nota de serviço, fatura e código de barras têm leitor próprio, vendido como API.',
      },
    },
  },
  plans: {
    title: { en: 'How high is your pile?', pt: 'De que tamanho é a sua pilha?' },
    intro: {
      en: 'Selecting a plan doesn’t order or charge anything.',
      pt: 'Escolher só marca o plano: nada é cobrado.',
    },
    legend: { en: 'Plan', pt: 'Plano' },
    month: { en: 'a month', pt: 'por mês' },
    /** For whom each plan is. */
    suits: {
      Basic: {
        en: 'One family, or one folder at a time.',
        pt: 'Para a família, ou uma pasta por vez.',
      },
      Professional: {
        en: 'An office that scans on most days.',
        pt: 'Para o escritório que escaneia quase todo dia.',
      },
      Enterprise: {
        en: 'For large archives: no document limit.',
        pt: 'Para o arquivo morto inteiro: sem limite de documentos.',
      },
    },
    documents: {
      en: (count: string) => `${count} documents a month`,
      pt: (count: string) => `${count} documentos por mês`,
    },
    unlimited: { en: 'Unlimited documents', pt: 'Documentos ilimitados' },
    popular: { en: 'Most popular', pt: 'Mais popular' },
    start: { en: 'Get Started', pt: 'Começar' },
    taken: { en: 'Chosen', pt: 'Escolhido' },
    none: { en: 'No plan chosen yet.', pt: 'Nenhum plano escolhido ainda.' },
    chosen: {
      en: (plan: string) => `Chosen: ${plan}`,
      pt: (plan: string) => `Escolhido: ${plan}`,
    },
    ask: {
      en: (plan: string) => `Talk to us about ${plan}`,
      pt: (plan: string) => `Falar com a gente sobre o ${plan}`,
    },
    beforeChoosing: {
      en: 'Need a certain export format, language or retention period? Ask us before you choose a plan.',
      pt: 'Precisa de um formato de exportação, de um idioma ou de um prazo de guarda? Pergunte antes de escolher o plano.',
    },
    askUs: { en: 'Ask us', pt: 'Pergunte para a gente' },
  },
  numbers: {
    title: { en: 'The product in numbers', pt: 'O produto em números' },
    accuracy: { en: 'accuracy', pt: 'de precisão' },
    millions: {
      en: (millions: string) => `${millions}M`,
      pt: (millions: string) => `${millions} ${millions === '1' ? 'milhão' : 'milhões'}`,
    },
    documents: { en: 'documents', pt: 'de documentos' },
    over: { en: 'over', pt: 'mais de' },
    customers: { en: 'customers', pt: 'clientes' },
    depends: {
      en: 'Accuracy depends on the paper and the scan.',
      pt: 'A precisão depende do papel e da imagem.',
    },
  },
  trial: {
    title: {
      en: 'Start with the sheet you gave up on',
      pt: 'Comece pela folha mais difícil',
    },
    text: {
      en: 'One page tells you whether it is worth it.',
      pt: 'Uma página basta para saber.',
    },
    steps: [
      {
        en: 'You write to us by WhatsApp or email. The message already names the product.',
        pt: 'Você escreve pelo WhatsApp ou por e-mail. A mensagem já vai com o nome do produto.',
      },
      {
        en: 'You send the scan or the photo of a page. One with nothing private on it will do.',
        pt: 'Você manda uma página, escaneada ou em foto. Pode ser uma sem nada sigiloso.',
      },
      {
        en: 'We return its text, and you compare it with the paper. Good enough: you pick a plan. Not good enough: that was all, and it cost nothing.',
        pt: 'A gente devolve o texto, e você confere com o papel na mão. Serviu? Escolhe um plano. Não serviu? Acabou ali, sem custo.',
      },
    ],
  },
});
