import { words } from '../../../shared/copy';
import type { PlanFigures } from '../../../shared/prices/marketplace';
import type { Figures } from './format';

export const copy = words({
  head: {
    title: {
      en: 'Document data extraction, automation and websites',
      pt: 'Extração de dados de notas, automação e sites',
    },
    description: {
      en: 'OCR and data extraction APIs for invoices, NFS-e and barcodes, with free plans. Plus automation, AI agents and websites, from an agency in Brazil.',
      pt: 'OCR e APIs que extraem dados de NFS-e, invoice e código de barras, com plano grátis. E também automação de rotinas, agentes de IA e sites.',
    },
  },
  quote: { en: 'Ask for a quote', pt: 'Pedir orçamento' },
  hero: {
    kicker: {
      en: 'Document data extraction, automation and websites for small businesses',
      pt: 'Extração de dados, automação e sites para pequenas empresas',
    },
    title: {
      en: 'Stop retyping what the invoice already says',
      pt: 'Chega de digitar o que a nota já diz',
    },
    lead: {
      en: 'Send an invoice or a scan. Get data your system can use. We also build automation, AI agents and websites.',
      pt: 'A API lê a nota; o seu programador, ou a gente, leva os dados ao seu sistema. A gente também automatiza tarefas e faz sites.',
    },
    /** Which field of the figure is blank. */
    proof: {
      en: 'This invoice has no discount:',
      pt: 'Esta nota não traz o e-mail do tomador:',
    },
    see: { en: 'select the empty field', pt: 'escolha o campo vazio' },
    services: { en: 'See our services', pt: 'Ver os serviços' },
  },
  figure: {
    legend: {
      en: 'Select a field to see where it goes',
      pt: 'Escolha um campo e veja para onde ele vai',
    },
    data: { en: 'What your system receives', pt: 'O que chega no seu sistema' },
    caption: {
      en: 'Sample invoice. Select a field on the paper or a line of the JSON.',
      pt: 'Nota de exemplo.',
    },
  },
  chooser: {
    title: { en: 'What takes up your time?', pt: 'O que toma o seu dia?' },
    items: {
      paper: {
        name: { en: 'Paper', pt: 'Papel' },
        text: { en: 'Get the data out of documents', pt: 'Tirar os dados dos documentos' },
      },
      routine: {
        name: { en: 'Routine', pt: 'Rotina' },
        text: {
          en: 'Have software do a repetitive task',
          pt: 'Passar a tarefa repetida para um robô',
        },
      },
      website: {
        name: { en: 'Website', pt: 'Site' },
        text: {
          en: 'Get a website, an online store or a portal',
          pt: 'Ter site, loja ou área do cliente',
        },
      },
      answering: {
        name: { en: 'Customer service', pt: 'Atendimento' },
        text: { en: 'Answer customers at any hour', pt: 'Responder ao cliente a qualquer hora' },
      },
    },
  },
  customers: { en: 'They work with us', pt: 'Quem trabalha com a gente' },
  products: {
    title: {
      en: 'Four document extraction products, ready to use',
      pt: 'Quatro produtos de extração de dados',
    },
    intro: {
      en: 'OCR Document Pro is for offices with paper archives. The other three are APIs for developers.',
      pt: 'O OCR você assina e usa sem programador. As três APIs devolvem JSON, que o seu programador ou a gente leva ao sistema.',
    },
    items: {
      'ocr-document-pro': {
        en: (accuracy: string, uptime: string) =>
          `Turns scans and photos into text you can search and edit. Over ${accuracy}% accuracy, ${uptime}% uptime.`,
        pt: (accuracy: string, uptime: string) =>
          `Página escaneada ou foto vira texto para buscar e corrigir. Mais de ${accuracy}% de precisão, ${uptime}% do tempo no ar.`,
      },
      'nfse-extraction': {
        en: 'Turns Brazilian service invoices (NFS-e, PDF or XML) into JSON: the tax IDs (CNPJ) of supplier and customer, the amount, and six taxes with their rates.',
        pt: 'Transforma a NFS-e (PDF ou XML) em JSON, com os seis tributos.',
      },
      'invoice-extraction': {
        en: (pictures: string, pages: string) =>
          `Turns supplier invoices into JSON: due date, tax, total, IBAN and more. ${pictures} or PDF of up to ${pages}\u00a0pages, billed per page.`,
        pt: (pictures: string, pages: string) =>
          `Transforma a invoice (fatura comercial) em JSON. ${pictures} ou PDF de até ${pages}\u00a0páginas, cobrado por página.`,
      },
      'barcode-extractor': {
        en: (pages: string) =>
          `Finds QR codes and Code 128, Code 39 and EAN-13 barcodes in an image or PDF (first ${pages}\u00a0pages). Each comes with value, type, page and position.`,
        pt: (pages: string) =>
          `Lê os códigos de uma imagem ou PDF (${pages} primeiras páginas): valor, tipo e posição.`,
      },
    },
    /** For whom a product is. */
    forWhom: {
      office: { en: 'for offices', pt: 'para escritórios' },
      developer: { en: 'for developers', pt: 'para programadores' },
    },
    ocrTerms: {
      en: ({ quota }: Figures) => `a month, ${quota} documents`,
      pt: ({ quota }: Figures) => `por mês, ${quota} documentos`,
    },
    /** What the three APIs share: how a marketplace plan is told. */
    price: {
      en: ({ price }: Figures) => `from ${price}`,
      pt: ({ price }: Figures) => `a partir\u00a0de ${price}`,
    },
    terms: {
      en: ({ quota, free }: PlanFigures) => `${quota} requests a month; ${free} on the free plan`,
      pt: ({ quota, free }: PlanFigures) => `${quota} requisições por mês; ${free} no plano grátis`,
    },
  },
  services: {
    title: {
      en: 'Automation, AI and data services',
      pt: 'O que a gente faz no lugar da sua equipe',
    },
    intro: {
      en: 'Describe the task and get a free written quote. The link generator has fixed plans.',
      pt: 'Preço por orçamento; o gerador de links tem plano mensal.',
    },
    /** What each service starts with, what it makes of that, and a sentence about it. */
    example: { en: 'Example', pt: 'Exemplo' },
    items: {
      'process-automation': {
        from: {
          en: (time: string) => `${time} by hand`,
          pt: (time: string) => `${time} à mão`,
        },
        to: {
          en: (time: string) => `${time} of staff time`,
          pt: (time: string) => `${time} da equipe`,
        },
        text: {
          en: 'Software downloads files, checks them and enters the data; exceptions go to your team.',
          pt: 'O robô baixa, confere e lança; a sua equipe vê só o que não bate.',
        },
      },
      'ai-agents': {
        from: { en: '10:41\u00a0p.m., a question', pt: '22h41, uma pergunta' },
        to: { en: '10:41\u00a0p.m., the answer', pt: '22h41, a resposta' },
        text: {
          en: 'They answer customers from your price list and calendar, and pass everything else to your team.',
          pt: 'A resposta vem da sua tabela e da sua agenda; o resto vai para a sua equipe.',
        },
      },
      'data-engineering': {
        from: { en: '4 sources that disagree', pt: '4 fontes que não fecham' },
        to: { en: '1 total', pt: 'um total só' },
        text: {
          en: 'We bring sales, bank and spreadsheet data into one database, with a dashboard that updates itself.',
          pt: 'A gente junta sistema, banco e planilhas num painel que se atualiza sozinho.',
        },
      },
      'ai-extractor-api': {
        from: { en: 'a lab report', pt: 'um laudo' },
        to: { en: 'the fields you name', pt: 'os campos que você pedir' },
        text: {
          en: (pages: string) =>
            `A custom extraction API for documents our ready-made APIs don’t cover. Images and PDFs of up to ${pages}\u00a0pages.`,
          pt: (pages: string) =>
            `Para o documento que nenhuma API pronta lê. Imagem ou PDF de até ${pages}\u00a0páginas.`,
        },
      },
      'lead-capture-tool': {
        from: { en: 'a click on your ad', pt: 'clique no anúncio' },
        to: { en: 'a lead in your spreadsheet', pt: 'contato na sua planilha' },
        text: {
          en: 'A page with a short form adds each contact to your spreadsheet, with the ad it came from.',
          pt: 'Página com formulário curto; cada contato chega com o anúncio de origem.',
        },
      },
      'affiliate-link-generator': {
        from: { en: 'a product link', pt: 'um link de produto' },
        to: { en: 'your affiliate link', pt: 'o seu link de afiliado' },
        text: {
          en: ({ price, quota }: Figures) =>
            `Posts your affiliate links to WhatsApp, from ${price} a month for up to ${quota}\u00a0links. Professional adds Telegram; Expert also adds Instagram and Pinterest.`,
          pt: ({ price, quota }: Figures) =>
            `Posta no WhatsApp a partir de ${price} por mês, até ${quota}\u00a0links. O Profissional inclui o Telegram; o Especialista, também o Instagram e o Pinterest.`,
        },
      },
      'ai-consulting': {
        from: { en: 'your list of tasks', pt: 'a sua lista de tarefas' },
        to: { en: 'the ones for AI', pt: 'as que são para a IA' },
        text: {
          en: 'A scored list of your tasks: what AI should take over, what it shouldn’t, and which project to start with.',
          pt: 'Quais tarefas passar para a IA, quais não, e por qual projeto começar.',
        },
      },
    },
  },
  solutions: {
    title: { en: 'More products and services', pt: 'Outros produtos e serviços' },
    message: {
      en: 'You order the next three by message. Each link opens the contact page with your message already written.',
      pt: 'Peça estes três por mensagem; ela já vem escrita.',
    },
    items: {
      'website-development': {
        en: 'We build anything from a single page to a portal where your clients log in.',
        pt: 'Da página única ao sistema com senha.',
      },
      'nano-banana-api': {
        en: 'Generates and edits images from a text prompt. Free plan available.',
        pt: 'Cria e edita imagens com uma frase. Tem plano grátis.',
      },
      'whatsapp-bot': {
        en: 'Answers questions about hours, prices and address, all day, in your own words.',
        pt: 'Responde a qualquer hora com as mensagens que você deixou prontas.',
      },
      'telegram-manager': {
        en: 'Helps you run a group that has grown too big for one moderator.',
        pt: 'Para o grupo que cresceu mais do que um moderador aguenta.',
      },
      'shopee-deal-hunter': {
        en: 'Watches the online marketplace Shopee for price drops.',
        pt: 'Vigia a Shopee e avisa quando o preço cai.',
      },
    },
  },
  closing: {
    title: { en: 'Tell us what takes up your time', pt: 'Conte o que toma o seu dia' },
    text: {
      en: 'We’ll tell you what can be automated and what that would cost, free of charge.',
      pt: 'A gente diz o que dá para automatizar e quanto custa. O orçamento é grátis.',
    },
  },
  about: {
    title: {
      en: 'A Brazilian agency that specializes in documents',
      pt: 'Uma agência brasileira especializada em documentos',
    },
    text: {
      en: 'We learned our trade on Brazilian service invoices, whose layout changes from city to city. That taught us to find a field wherever the layout puts it.',
      pt: 'Cada cidade tem a sua nota; cada banco, o seu extrato; e a foto chega torta. A gente vive disso.',
    },
    who: { en: 'Company', pt: 'Empresa' },
    where: {
      name: { en: 'Location', pt: 'Atendimento' },
      text: {
        en: 'Brazil, Brasília time (UTC−3). We write in English and Portuguese.',
        pt: 'o Brasil inteiro.',
      },
    },
    mission: {
      name: { en: 'Mission', pt: 'Missão' },
      text: {
        en: 'To end the afternoons spent typing what somebody else has already typed.',
        pt: 'Que ninguém passe a tarde digitando o que já chegou digitado.',
      },
    },
    vision: {
      name: { en: 'Vision', pt: 'Visão' },
      text: {
        en: 'That every small team can close the month without typing in data by hand.',
        pt: 'Um país em que o escritório pequeno fecha o mês sem digitar nada duas vezes.',
      },
    },
    values: {
      name: { en: 'Values', pt: 'Valores' },
      items: [
        {
          name: { en: 'You know the price before work starts', pt: 'Preço antes do trabalho' },
          text: {
            en: 'Plan prices are on the product pages. Everything else is quoted before it begins.',
            pt: 'Plano tem preço na página. Serviço sob medida tem orçamento antes.',
          },
        },
        {
          name: { en: 'A blank stays blank', pt: 'Vazio é vazio' },
          text: {
            en: 'A guessed tax ID costs more than a missing one.',
            pt: 'CNPJ chutado sai mais caro do que CNPJ faltando.',
          },
        },
        {
          name: { en: 'Show us your worst scan first', pt: 'Primeiro o documento torto' },
          text: {
            en: 'One bad page tells us more than ten clean ones.',
            pt: 'O teste começa pelo seu pior documento.',
          },
        },
        {
          name: { en: 'We tell you when you don’t need us', pt: '“Não” também é resposta' },
          text: {
            en: 'If a spreadsheet formula does the job, we’ll tell you which one.',
            pt: 'Se uma fórmula na planilha resolve, a gente diz qual é.',
          },
        },
      ],
    },
  },
});
