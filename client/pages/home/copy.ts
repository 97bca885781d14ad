import { words } from '../../../shared/copy';
import type { PlanFigures } from '../../../shared/prices/marketplace';
import type { Figures } from './format';

export const copy = words({
  head: {
    title: {
      en: 'Document data extraction, automation and websites',
      pt: 'Extração de dados de NFSe, automação e sites',
    },
    description: {
      en: 'Invoices, scans and barcodes become data your system can store. APIs with a free plan, automation, AI agents and websites, made in Brazil.',
      pt: 'Nota fiscal, fatura e código de barras viram dados no seu sistema. APIs com plano grátis, automação de rotinas, agentes de IA e sites.',
    },
  },
  quote: { en: 'Ask for a quote', pt: 'Pedir um orçamento' },
  hero: {
    kicker: {
      en: 'Document data extraction, automation and websites for small companies',
      pt: 'Extração de dados, automação e sites para pequenas empresas',
    },
    title: {
      en: 'Invoices and scans, turned into data your system can use',
      pt: 'Chega de digitar o que a nota já diz',
    },
    lead: {
      en: 'Send a PDF, scan or photo: its data arrives in your system. We also automate office chores and build websites.',
      pt: 'Você manda a nota, e os dados chegam no seu sistema. A gente também automatiza tarefas e faz sites.',
    },
    services: { en: 'See the services', pt: 'Ver os serviços' },
  },
  figure: {
    legend: {
      en: 'Choose a field to see where it goes',
      pt: 'Escolha um campo e veja para onde ele vai',
    },
    data: { en: 'What your system receives', pt: 'O que chega no seu sistema' },
    caption: {
      en: 'Sample invoice. Choose a field on the paper or a line of the JSON.',
      pt: 'Nota de exemplo. Escolha um campo do papel ou uma linha do JSON.',
    },
  },
  chooser: {
    title: { en: 'What takes up your day?', pt: 'O que toma o seu dia?' },
    items: {
      paper: {
        name: { en: 'Paper', pt: 'Papel' },
        text: { en: 'Get the data out of documents', pt: 'Tirar os dados dos documentos' },
      },
      routine: {
        name: { en: 'Routine', pt: 'Rotina' },
        text: {
          en: 'Let software do a repetitive task',
          pt: 'Deixar a tarefa repetida com um robô',
        },
      },
      website: {
        name: { en: 'Website', pt: 'Site' },
        text: { en: 'Get a site, a shop or a portal', pt: 'Ter site, loja ou área do cliente' },
      },
      answering: {
        name: { en: 'Answering', pt: 'Atendimento' },
        text: { en: 'Reply to customers at any hour', pt: 'Responder cliente a qualquer hora' },
      },
    },
  },
  products: {
    title: {
      en: 'Four document readers, ready to use',
      pt: 'Quatro leitores de documento, já prontos',
    },
    intro: {
      en: 'OCR Document Pro is for offices with paper archives. The other three are APIs with monthly plans.',
      pt: 'O OCR você usa direto. Os outros três são APIs: quem conecta é o seu programador ou a gente.',
    },
    items: {
      'ocr-document-pro': {
        en: (accuracy: string, uptime: string) =>
          `Scans and photos of paper become text to search and edit. Over ${accuracy}% accuracy, ${uptime}% uptime.`,
        pt: (accuracy: string, uptime: string) =>
          `Página escaneada ou foto vira texto para buscar e corrigir. Mais de ${accuracy}% de precisão, ${uptime}% do tempo no ar.`,
      },
      'nfse-extraction': {
        en: 'Brazilian service invoices in PDF or XML: both tax numbers, the amount, six taxes with rates.',
        pt: 'NFS-e em PDF ou XML: ISS, PIS, COFINS, CSLL, IRRF e INSS, com alíquota e valor.',
      },
      'invoice-extraction': {
        en: (pictures: string, pages: string) =>
          `Supplier invoices, ${pictures} or PDF of up to ${pages}\u00a0pages, billed per page: due date, tax, total, IBAN.`,
        pt: (pictures: string, pages: string) =>
          `Fatura comercial, nacional ou estrangeira: ${pictures} ou PDF de até ${pages}\u00a0páginas, cobrado por página.`,
      },
      'barcode-extractor': {
        en: (pages: string) =>
          `An image or the first ${pages}\u00a0pages of a PDF: each code’s value, type, page and position.`,
        pt: (pages: string) =>
          `Imagem ou as ${pages} primeiras páginas do PDF: valor, tipo, página e posição de cada código.`,
      },
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
    title: { en: 'Work we take off your hands', pt: 'O que dá para tirar da sua mesa' },
    intro: {
      en: 'Mostly made to order: describe the chore and ask for a quote.',
      pt: 'Quase tudo sob encomenda, por orçamento.',
    },
    /** What each service starts with, what it makes of that, and a sentence about it. */
    items: {
      'process-automation': {
        from: { en: (time: string) => `${time} by hand`, pt: (time: string) => `${time} à mão` },
        to: {
          en: (time: string) => `${time} with software`,
          pt: (time: string) => `${time} com o robô`,
        },
        text: {
          en: 'A software robot downloads, checks and records; what does not match goes to a person.',
          pt: 'O robô baixa, confere e lança. O que não bate, ele avisa.',
        },
      },
      'data-engineering': {
        from: { en: '4 totals that disagree', pt: '4 totais que não batem' },
        to: { en: '1 total', pt: 'um total só' },
        text: {
          en: 'Sales system, bank and spreadsheets in one table that refreshes itself, with a dashboard.',
          pt: 'Sistema, banco e planilhas numa base só, que se atualiza sozinha, com um painel.',
        },
      },
      'ai-extractor-api': {
        from: { en: 'a lab report', pt: 'um laudo' },
        to: { en: 'the fields you name', pt: 'os campos que você pedir' },
        text: {
          en: (pages: string) =>
            `For paper that no ready-made reader knows. Image or PDF of up to ${pages}\u00a0pages.`,
          pt: (pages: string) =>
            `Para o papel que nenhum leitor pronto conhece. Imagem ou PDF de até ${pages}\u00a0páginas.`,
        },
      },
      'ai-agents': {
        from: { en: '10:41\u00a0pm, a question', pt: '22h41, uma pergunta' },
        to: { en: '10:41\u00a0pm, the answer', pt: '22h41, a resposta' },
        text: {
          en: 'From your price list and calendar. What is not there goes to a person.',
          pt: 'Tirada da sua tabela e da sua agenda. O que não está lá vai para uma pessoa.',
        },
      },
      'lead-capture-tool': {
        from: { en: 'a click on your ad', pt: 'um clique no anúncio' },
        to: { en: 'name, number, need', pt: 'nome, telefone, pedido' },
        text: {
          en: 'Sent to where you already answer, even at three in the morning.',
          pt: 'No canal em que você já atende, até de madrugada.',
        },
      },
      'affiliate-link-generator': {
        from: { en: 'a product link', pt: 'link do produto' },
        to: { en: 'your affiliate link', pt: 'o seu, de afiliado' },
        text: {
          en: ({ price, quota }: Figures) =>
            `On WhatsApp, from ${price} a month for up to ${quota}\u00a0links. Larger plans also post.`,
          pt: ({ price, quota }: Figures) =>
            `No WhatsApp, a partir de ${price} por mês, até ${quota}\u00a0links. Os planos maiores também publicam.`,
        },
      },
      'ai-consulting': {
        from: { en: 'your list of chores', pt: 'a lista de tarefas' },
        to: { en: 'the ones for AI', pt: 'as que são para a IA' },
        text: {
          en: 'What AI does well, what it does badly, and what each would cost.',
          pt: 'O que a IA faz bem, o que faz mal e quanto custa cada uma.',
        },
      },
    },
  },
  solutions: {
    title: { en: 'Also made here', pt: 'Também sai da nossa bancada' },
    intro: {
      en: 'Some of these have no page yet; their links open a message to us.',
      pt: 'Sem página ainda? O link abre uma mensagem.',
    },
    groups: {
      web: { en: 'Websites and images', pt: 'Sites e imagens' },
      chat: { en: 'Groups and messages', pt: 'Grupos e mensagens' },
    },
    items: {
      'website-development': {
        en: 'From one page to a portal where clients log in.',
        pt: 'Da página única ao sistema com senha.',
      },
      'nano-banana-api': {
        en: 'Makes and edits pictures from a sentence. There is a free plan.',
        pt: 'Cria e edita imagens a partir de uma frase. Tem plano grátis.',
      },
      'telegram-manager': {
        en: 'Group management for communities too big for one moderator.',
        pt: 'Para o grupo que cresceu mais do que um moderador aguenta.',
      },
      'whatsapp-bot': {
        en: 'Answers with hours, prices and address, all day.',
        pt: 'Responde horário, preço e endereço o dia inteiro.',
      },
      'shopee-deal-hunter': {
        en: 'Watches Shopee, a Brazilian marketplace, for price drops.',
        pt: 'Vigia a Shopee e avisa quando o preço cai.',
      },
    },
  },
  about: {
    title: {
      en: 'A Brazilian agency that specialises in documents',
      pt: 'A gente aprendeu a ler no país da papelada',
    },
    text: {
      en: 'In Brazil every sale brings an electronic invoice, and many cities have a form of their own. After those, an invoice from Rotterdam is easy reading.',
      pt: 'Cada prefeitura com o seu modelo de nota, cada banco com o seu extrato, comprovante em foto torta: a gente vive de tirar dados disso.',
    },
    who: { en: 'Who', pt: 'Quem' },
    where: {
      name: { en: 'Where', pt: 'Onde' },
      text: {
        en: 'Brazil, Brasília time (UTC−3). We write in English and Portuguese.',
        pt: 'No Brasil, com atendimento para o país inteiro.',
      },
    },
    mission: {
      name: { en: 'Mission', pt: 'Missão' },
      text: {
        en: 'Nobody spends an afternoon typing what somebody else has already typed.',
        pt: 'Ninguém passa a tarde digitando o que já chegou digitado.',
      },
    },
    vision: {
      name: { en: 'Vision', pt: 'Visão' },
      text: {
        en: 'Small teams close the month without manual data entry.',
        pt: 'O escritório de cinco pessoas fecha o mês sem hora extra de digitação.',
      },
    },
    values: {
      name: { en: 'Values', pt: 'Valores' },
      items: [
        {
          name: { en: 'The price before the call', pt: 'Preço antes da conversa' },
          text: {
            en: 'Plans have their price on the page; custom work has one before its first line of code.',
            pt: 'Plano tem preço na página; encomenda tem preço antes da primeira linha de código.',
          },
        },
        {
          name: { en: 'A blank stays blank', pt: 'Vazio é vazio' },
          text: {
            en: 'A guessed tax number costs more than a missing one.',
            pt: 'CNPJ chutado sai mais caro do que CNPJ faltando.',
          },
        },
        {
          name: { en: 'The worst scan first', pt: 'Primeiro o documento torto' },
          text: {
            en: 'It says more about the job than ten clean ones.',
            pt: 'Ele diz mais sobre o trabalho do que dez limpinhos.',
          },
        },
        {
          name: { en: 'We tell you when you don’t need us', pt: '“Não” também é resposta' },
          text: {
            en: 'If a spreadsheet formula does the job, we say which.',
            pt: 'Se uma fórmula na planilha resolve, a gente diz qual é.',
          },
        },
      ],
    },
  },
});
