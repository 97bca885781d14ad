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
    title: {
      en: 'Stop retyping what the paper already says',
      pt: 'Chega de digitar o que a nota já diz',
    },
    lead: {
      en: 'Send an invoice as a PDF or a photo, or a Brazilian service invoice as XML. Number, date, amounts and taxes come back as fields your system can store. We also automate the chore around it and build the website that brings the next customer.',
      pt: 'Você manda a nota em PDF ou XML, ou a foto da fatura, e recebe número, data, valor e imposto em campos prontos para o seu sistema. A gente também automatiza a rotina em volta disso e faz o site que traz o próximo cliente.',
    },
    services: { en: 'See the services', pt: 'Ver os serviços' },
  },
  figure: {
    legend: {
      en: 'Choose a field to see where it goes',
      pt: 'Escolha um campo e veja para onde ele vai',
    },
    data: { en: 'The answer, in JSON', pt: 'A resposta, em JSON' },
    caption: {
      en: 'Pick a field on the paper, or a line of the answer. The invoice is a made-up NFSe, Brazil’s invoice for services; the fields are our API’s. A blank comes back as null.',
      pt: 'Escolha um campo da nota ou uma linha da resposta. A nota é inventada, os campos são os da nossa API; o que está em branco volta como null.',
    },
  },
  products: {
    title: {
      en: 'Four document readers, ready to use',
      pt: 'Quatro leitores de documento, já prontos',
    },
    intro: {
      en: 'The first is for people with a filing cabinet to empty. The other three are APIs for developers, sold by the month, in US dollars, on an API marketplace.',
      pt: 'O primeiro é para quem tem gaveta cheia de papel. Os outros três são APIs para quem programa, com plano mensal em dólar num marketplace de APIs.',
    },
    in: { en: 'In', pt: 'Entra' },
    out: { en: 'Out', pt: 'Sai' },
    items: {
      'ocr-document-pro': {
        in: {
          en: 'Scanned pages and photos of paper: contracts, deeds, typed letters.',
          pt: 'Página escaneada e foto de papel: contrato, escritura, carta datilografada.',
        },
        out: {
          en: 'Text you can search, copy and correct, with names, dates and amounts listed.',
          pt: 'Texto para buscar, copiar e corrigir, com nomes, datas e valores em lista.',
        },
        terms: {
          en: ({ quota }: Figures) => `a month, Basic plan: ${quota} documents`,
          pt: ({ quota }: Figures) => `por mês, plano Basic: ${quota} documentos`,
        },
      },
      'nfse-extraction': {
        in: {
          en: 'An NFSe, the invoice a Brazilian service provider issues through city hall: PDF or XML, password-protected or not.',
          pt: 'A NFSe em PDF ou XML, com ou sem senha.',
        },
        out: {
          en: 'Both parties’ tax numbers, the service, the amount and six taxes, each with its rate.',
          pt: 'CNPJ do prestador e do tomador, serviço, valor e seis tributos, do ISS ao PIS, cada um com a alíquota.',
        },
      },
      'invoice-extraction': {
        in: {
          en: (pictures: string, pages: string) =>
            `Any supplier’s invoice: ${pictures} or a PDF of up to ${pages}\u00a0pages, billed per page.`,
          pt: (pictures: string, pages: string) =>
            `Fatura de fornecedor, daqui ou de fora: ${pictures} ou PDF de até ${pages}\u00a0páginas, cobrado por página.`,
        },
        out: {
          en: 'Supplier, due date, tax, discount, total, and the bank account to pay, with IBAN and SWIFT.',
          pt: 'Fornecedor, vencimento, imposto, desconto, total e conta bancária, com IBAN e SWIFT.',
        },
      },
      'barcode-extractor': {
        in: {
          en: (pages: string) =>
            `An image, or the first ${pages}\u00a0pages of a PDF, with its password if it has one.`,
          pt: (pages: string) =>
            `Uma imagem ou as ${pages} primeiras páginas de um PDF, mesmo com senha.`,
        },
        out: {
          en: 'For each QR code and barcode found: value, type, page and position.',
          pt: 'De cada QR Code e código de barras encontrado: valor, tipo, página e posição.',
        },
      },
    },
    /** What the three APIs share: how a marketplace plan is told. */
    price: {
      en: ({ price }: Figures) => `from ${price}`,
      pt: ({ price }: Figures) => `a partir\u00a0de ${price}`,
    },
    terms: {
      en: ({ quota, free }: PlanFigures) => `${quota} requests a month. Free plan: ${free}.`,
      pt: ({ quota, free }: PlanFigures) => `${quota} requisições por mês. Plano grátis: ${free}.`,
    },
    claims: {
      en: (accuracy: string, uptime: string) => `Over ${accuracy}% accuracy, ${uptime}% uptime.`,
      pt: (accuracy: string, uptime: string) =>
        `Mais de ${accuracy}% de precisão, ${uptime}% do tempo no ar.`,
    },
  },
  services: {
    title: { en: 'Work we take off your hands', pt: 'O que dá para tirar da sua mesa' },
    intro: {
      en: 'Mostly made to order: describe the chore and ask for a quote.',
      pt: 'Quase tudo sob encomenda: conte como é a rotina e peça um orçamento.',
    },
    automation: {
      text: {
        en: 'A software robot does the daily round: it downloads, checks, records. One morning with a supplier’s bill:',
        pt: 'Um robô faz a ronda do dia: abre, baixa, confere, lança. Uma manhã com um boleto de fornecedor:',
      },
      steps: [
        { en: 'The bill arrives by email.', pt: 'O boleto chega por e-mail.' },
        {
          en: 'The robot reads the amount and due\u00a0date.',
          pt: 'O robô lê o valor e o\u00a0vencimento.',
        },
        {
          en: 'It looks for the order in your\u00a0spreadsheet.',
          pt: 'Procura o pedido na sua\u00a0planilha.',
        },
        {
          en: 'If they match, the bill is booked. If not, a person is told\u00a0why.',
          pt: 'Bateu, fica lançado. Não bateu, alguém recebe o aviso com o\u00a0motivo.',
        },
      ],
    },
    items: {
      'lead-capture-tool': {
        en: 'In: a click on your ad. Out: a name, a number and what the person is looking for, sent to where you already answer, even at three in the morning.',
        pt: 'Entra o clique no seu anúncio. Saem nome, telefone e o que a pessoa procura, no canal em que você já atende, até de madrugada.',
      },
      'ai-extractor-api': {
        en: (pages: string) =>
          `In: a lab report, a bill of lading, any paper that no ready-made reader knows, as an image or a PDF of up to ${pages}\u00a0pages. Out: the fields you name.`,
        pt: (pages: string) =>
          `Para o papel que nenhum leitor pronto conhece: laudo, romaneio, apólice. Entra imagem ou PDF de até ${pages}\u00a0páginas, saem os campos de que você precisa.`,
      },
      'affiliate-link-generator': {
        en: ({ price, quota }: Figures) =>
          `Send a product link on WhatsApp and get your affiliate link back. From ${price} a month, up to ${quota}\u00a0links; the larger plans also post to Telegram, Instagram and Pinterest.`,
        pt: ({ price, quota }: Figures) =>
          `Mande o link do produto no WhatsApp e receba o seu de afiliado. A partir de ${price} por mês, até ${quota}\u00a0links; os planos maiores também publicam no Telegram, no Instagram e no Pinterest.`,
      },
      'data-engineering': {
        en: 'In: the sales system, the bank statement and spreadsheets that disagree. Out: one table that refreshes by itself, with a dashboard on top.',
        pt: 'Entram o sistema de vendas, o extrato do banco e as planilhas que não batem. Sai uma base só, que se atualiza sozinha, com um painel em cima.',
      },
      'ai-agents': {
        en: 'In: what a customer asks at eleven at night. Out: an answer from your own price list and calendar; if it is not there, the chat goes to a person.',
        pt: 'Entra a pergunta que o cliente manda às onze da noite. Sai a resposta tirada da sua tabela e da sua agenda; se não estiver lá, a conversa passa para uma pessoa.',
      },
      'ai-consulting': {
        en: 'In: the list of chores you would like gone. Out: which ones AI does well, which it does badly, and what each would cost to hand over.',
        pt: 'Entra a lista do que você queria parar de fazer. Sai o que a IA faz bem, o que ela faz mal e quanto custa passar cada item para ela.',
      },
    },
  },
  solutions: {
    title: { en: 'Also made here', pt: 'Também sai da nossa bancada' },
    intro: {
      en: 'What has no page of its own yet leads to a message about it, ready to send.',
      pt: 'O que ainda não tem página própria leva a uma mensagem sobre o assunto, pronta para enviar.',
    },
    groups: {
      web: { en: 'Websites and images', pt: 'Sites e imagens' },
      chat: { en: 'Groups and messages', pt: 'Grupos e mensagens' },
    },
    items: {
      'website-development': {
        en: 'From one page with your address on it to a system where clients log in.',
        pt: 'Da página única com endereço e telefone ao sistema em que o cliente entra com senha.',
      },
      'nano-banana-api': {
        en: 'A sentence in, a picture out. Or a picture and a sentence in, and the picture comes back edited. There is a free plan.',
        pt: 'Entra uma frase, sai uma imagem. Ou entra a imagem com o pedido e ela volta editada. Tem plano grátis.',
      },
      'telegram-manager': {
        en: 'For a group that has outgrown its one moderator.',
        pt: 'Para o grupo que cresceu mais do que um moderador aguenta.',
      },
      'whatsapp-bot': {
        en: 'Tells people your hours, prices and address all day and leaves the hard questions to you.',
        pt: 'Responde horário, preço e endereço o dia inteiro e deixa a conversa difícil com você.',
      },
      'shopee-deal-hunter': {
        en: 'Watches Shopee, a big online marketplace in Brazil, for price drops.',
        pt: 'Vigia a Shopee e avisa quando o preço cai.',
      },
    },
  },
  about: {
    title: {
      en: (name: string) => `${name} learned to read in a country of paper`,
      pt: () => 'Aprendemos a ler no país da papelada',
    },
    text: {
      en: 'We are an agency in Brazil, where a sale brings an electronic invoice, a bill brings a bank slip, and many a city hall has a form of its own. After those, an invoice from Rotterdam is easy reading.',
      pt: 'Aqui muita prefeitura tem o seu modelo de nota, cada banco o seu extrato e cada cliente um jeito de mandar o comprovante: PDF, print, foto torta. Somos uma agência brasileira que vive de tirar dados disso tudo.',
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
        en: 'An office of five closes the month without staying late to type it.',
        pt: 'O escritório de cinco pessoas fecha o mês sem hora extra de digitação.',
      },
    },
    values: {
      name: { en: 'Values', pt: 'Valores' },
      items: [
        {
          name: { en: 'The price before the call', pt: 'Preço antes da conversa' },
          text: {
            en: 'Where a product has a plan, its price is on the page, with what you get for it. Anything made to order has a written price before it has a first line of code.',
            pt: 'Produto com plano tem o preço na página, com o que vem nele. O que é por encomenda tem preço escrito antes da primeira linha de código.',
          },
        },
        {
          name: { en: 'A blank stays blank', pt: 'Vazio é vazio' },
          text: {
            en: 'A field the invoice does not have comes back as null. A guessed tax number costs more than a missing one.',
            pt: 'Campo que a nota não traz volta como null. CNPJ chutado sai mais caro do que CNPJ faltando.',
          },
        },
        {
          name: { en: 'The worst scan first', pt: 'Primeiro o documento torto' },
          text: {
            en: 'We ask for the faded one, the crooked one, the one with a coffee ring. It says more about the job than ten clean ones.',
            pt: 'A gente pede o apagado, o amassado, o que tem marca de café. Ele diz mais sobre o trabalho do que dez limpinhos.',
          },
        },
        {
          name: { en: 'No is an answer', pt: '“Não” também é resposta' },
          text: {
            en: 'If a formula in your spreadsheet does it, we tell you which, and that is the end of the project.',
            pt: 'Se uma fórmula na planilha resolve, a gente diz qual é, e o projeto acaba ali.',
          },
        },
      ],
    },
  },
});
