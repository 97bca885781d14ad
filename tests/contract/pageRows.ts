import {
  headFaults,
  linkFaults,
  listFaults,
  messageFaults,
  type PageRow,
  wordFaults,
} from './pageCheck';

/**
 * What the pages say and where their links lead, by hand from the specification: nothing here is read from the tables
 * of the site. rows.ts has what an address answers, tests/http/pages/prices.test.ts the cards of the plans.
 */

/** The rows of a text, a line each, its parts between bars. */
const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));

/** Address, where the language switch leads, x-default, entry of the menu, words of the heading. */
const english = `
  /en                                   | /pt                                        | /                                     | Home     | Stop retyping what the invoice already says
  /en/contact                           | /pt/contact                                | /en/contact                           | Contact  | Tell us what you need
  /en/products/ocr-document-pro         | /pt/ocr-reconhecimento-texto-documentos    | /en/products/ocr-document-pro         | Products | Search your paper archive
  /en/products/nfse-extraction          | /pt/extracao-dados-nfse                    | /en/products/nfse-extraction          | Products | NFS-e API
  /en/products/invoice-extraction       | /pt/extrator-notas-fiscais                 | /en/products/invoice-extraction       | Products | Invoice Extraction API
  /en/products/barcode-extractor        | /pt/extrator-codigo-barras-qrcode          | /en/products/barcode-extractor        | Products | Barcode and QR code API
  /en/services/ai-agents                | /pt/agentes-inteligencia-artificial        | /en/services/ai-agents                | Services | AI agents and chatbots
  /en/services/ai-consulting            | /pt/consultoria-inteligencia-artificial    | /en/services/ai-consulting            | Services | AI consulting
  /en/services/website-development      | /pt/desenvolvimento-websites-profissionais | /en/services/website-development      | Services | websites, online stores
  /en/services/process-automation       | /pt/automacao-processos-empresariais       | /en/services/process-automation       | Services | Process automation (RPA)
  /en/services/data-engineering         | /pt/engenharia-dados-analytics             | /en/services/data-engineering         | Services | Data engineering and BI dashboards
  /en/services/lead-capture-tool        | /pt/captura-leads-online                   | /en/services/lead-capture-tool        | Services | Lead capture pages
  /en/services/ai-extractor-api         | /pt/api-extracao-dados-ia                  | /en/services/ai-extractor-api         | Services | AI Extractor API
  /en/services/affiliate-link-generator | /pt/gerador-links-afiliados-automatico     | /en/services/affiliate-link-generator | Services | Affiliate link generator
  /nano-banana-api?lang=en              | /nano-banana-api?lang=pt                   | /nano-banana-api                      | Products | AI image generation and editing API
  /privacy-policy?lang=en               | /privacy-policy?lang=pt                    | /privacy-policy                       |          | Privacy policy`;

const portuguese = `
  /pt                                        | /en                                   | /                                     | Início   | Chega de digitar o que a nota já diz
  /pt/contact                                | /en/contact                           | /en/contact                           | Contato  | Conte do que você precisa
  /pt/ocr-reconhecimento-texto-documentos    | /en/products/ocr-document-pro         | /en/products/ocr-document-pro         | Produtos | Ache o documento sem abrir a gaveta
  /pt/extracao-dados-nfse                    | /en/products/nfse-extraction          | /en/products/nfse-extraction          | Produtos | API NFS-e
  /pt/extrator-notas-fiscais                 | /en/products/invoice-extraction       | /en/products/invoice-extraction       | Produtos | API que lê invoice (fatura comercial)
  /pt/extrator-codigo-barras-qrcode          | /en/products/barcode-extractor        | /en/products/barcode-extractor        | Produtos | códigos de barras e QR Codes
  /pt/agentes-inteligencia-artificial        | /en/services/ai-agents                | /en/services/ai-agents                | Serviços | Agente de IA e chatbot
  /pt/consultoria-inteligencia-artificial    | /en/services/ai-consulting            | /en/services/ai-consulting            | Serviços | Consultoria em inteligência artificial
  /pt/desenvolvimento-websites-profissionais | /en/services/website-development      | /en/services/website-development      | Serviços | Criação de sites, lojas virtuais
  /pt/automacao-processos-empresariais       | /en/services/process-automation       | /en/services/process-automation       | Serviços | Automação de processos (RPA)
  /pt/engenharia-dados-analytics             | /en/services/data-engineering         | /en/services/data-engineering         | Serviços | BI e dashboard
  /pt/captura-leads-online                   | /en/services/lead-capture-tool        | /en/services/lead-capture-tool        | Serviços | Página de captura de leads
  /pt/api-extracao-dados-ia                  | /en/services/ai-extractor-api         | /en/services/ai-extractor-api         | Serviços | API de extração com IA
  /pt/gerador-links-afiliados-automatico     | /en/services/affiliate-link-generator | /en/services/affiliate-link-generator | Serviços | Gerador de links de afiliado
  /nano-banana-api?lang=pt                   | /nano-banana-api?lang=en              | /nano-banana-api                      | Produtos | API para gerar e editar imagens com IA
  /privacy-policy?lang=pt                    | /privacy-policy?lang=en               | /privacy-policy                       |          | Política de privacidade`;

/** Address, where the language switch leads, canonical, entry of the menu, words of the heading. */
const portugueseOnly = `
  /pt/landing-page-imobiliaria-captacao-leads | /en | /pt/landing-page-imobiliaria-captacao-leads | Serviços | Landing page para imobiliárias
  /pt/landing-page-consultoria-empresarial    | /en | /pt/landing-page-consultoria-empresarial    | Serviços | Landing page para consultorias
  /pt/landing-page-eventos-inscricoes         | /en | /pt/landing-page-eventos-inscricoes         | Serviços | Landing page para eventos
  /pt/landing-page-locadora-veiculos          | /en | /pt/landing-page-locadora-veiculos          | Serviços | Landing page para locadora de veículos
  /pt/landing-page-advogados-escritorio       | /en | /pt/landing-page-advogados-escritorio       | Serviços | Site e landing page para advogados
  /pt/restauracao-fotos-antigas-ia            | /en | /pt/tools/restauracao-fotos                 | Serviços | Restauração de fotos antigas
  /whatsapp-redirect-achadinhos               | /en | /whatsapp-redirect-achadinhos               |          | Grupo de achadinhos
  /landing-page-arquitetura                   |     | /landing-page-arquitetura                   |          | Estúdio de arquitetura`;

const tag = { en: 'en', pt: 'pt-BR' } as const;

/** A page in two languages; `own` is the address that it declares as canonical. */
const inBoth = (lang: 'en' | 'pt', text: string, canonical = (address: string) => address) =>
  lines(text).map(([address = '', other = '', xDefault = '', entry = '', words = '']): PageRow => {
    const own = canonical(address);
    return {
      title: `shows "${words}" at ${own}`,
      addresses: [own],
      heading: words,
      faults: (page) =>
        headFaults(page, {
          lang: tag[lang],
          words,
          canonical: own,
          alternates: {
            [tag[lang]]: address,
            [lang === 'en' ? tag.pt : tag.en]: other,
            'x-default': xDefault,
          },
          switchesTo: other,
          entry,
        }),
    };
  });

const inOne = (text: string): PageRow[] =>
  lines(text).map(([address = '', switchesTo, canonical = '', entry = '', words = '']) => ({
    title: `shows "${words}" at ${address}`,
    addresses: [address],
    heading: words,
    faults: (page) =>
      headFaults(page, {
        lang: tag.pt,
        words,
        canonical,
        alternates: {},
        switchesTo: switchesTo || undefined,
        entry,
      }),
  }));

const pages = [
  ...inBoth('en', english),
  ...inBoth('pt', portuguese),
  ...inOne(portugueseOnly),
  // Without a header the bare address of a bilingual page is English.
  ...inBoth(
    'en',
    lines(english)
      .slice(-2)
      .map((row) => row.join('|'))
      .join('\n'),
    (address) => address.replace('?lang=en', ''),
  ),
];

/** The first part of each line. */
const firsts = (text: string): string[] => lines(text).map(([first = '']) => first);

/** Every page by its own address, which rows.ts expects to answer 200. */
export const englishPages = firsts(english);
export const portuguesePages = firsts(portuguese + portugueseOnly);

/** Part of a frame, label of a link or nothing, where that leads or what the part says; {page} is the path of the page. */
const frame = (addresses: string[], text: string): PageRow[] =>
  lines(text).map(([part = '', label = '', expected = '']) => ({
    title: label
      ? `leads from "${label}" in ${part} of ${addresses[0]} and its like to ${expected}`
      : `shows "${expected}" as ${part} of ${addresses[0]} and its like`,
    addresses,
    faults: (page, address) => {
      const target = expected.replace('{page}', address.replace(/\?.*/, ''));
      if (label) return linkFaults(page, part, label, target);
      return part === 'footer'
        ? wordFaults(page, part, expected)
        : listFaults(page, part, expected);
    },
  }));

const frames = [
  ...frame(
    ['/landing-page-arquitetura'],
    'header | Quer um site assim? | /pt/desenvolvimento-websites-profissionais',
  ),
  ...frame(
    englishPages,
    `
    header nav li | | Home, Products, Services, About Us, Contact
    footer h2 | | Talk to us, Business hours, Products and services
    footer h3 | | Document readers, Automation and answering, Websites and leads, Images, links and groups
    footer    | | Monday to Friday9:00–18:00
    footer    | | Saturday10:00–14:00
    header    | Home                           | /en
    header    | Products                       | /en/products#products
    header    | Services                       | /en/services#services
    header    | About Us                       | /en/about#about
    header    | Contact                        | /en/contact
    header    | Get Started                    | /en/contact sourcePage={page}
    footer    | Barcode and QR Extractor       | /en/products/barcode-extractor
    footer    | Telegram group manager         | /en/products/telegram-manager#telegram-manager
    footer    | OCR Document Pro               | /en/products/ocr-document-pro
    footer    | Process automation             | /en/services/process-automation
    footer    | Data engineering and analytics | /en/services/data-engineering
    footer    | AI consulting                  | /en/services/ai-consulting
    footer    | Privacy policy                 | /privacy-policy lang=en`,
  ),
  ...frame(
    // The studio has a header of its own.
    portuguesePages.slice(0, -1),
    `
    header nav li | | Início, Produtos, Serviços, Sobre nós, Contato
    footer h2 | | Fale com a gente, Horário de atendimento, Produtos e serviços
    footer h3 | | Leitores de documento, Rotina e atendimento, Sites e clientes novos, Imagens, links e grupos
    footer    | | Segunda a sexta9h às 18h
    footer    | | Sábado10h às 14h
    header    | Início                             | /pt
    header    | Produtos                           | /pt/products#products
    header    | Serviços                           | /pt/services#services
    header    | Sobre nós                          | /pt/about#about
    header    | Contato                            | /pt/contact
    header    | Começar agora                      | /pt/contact sourcePage={page}
    footer    | Extrator de códigos de barras e QR | /pt/extrator-codigo-barras-qrcode
    footer    | Gerenciador de grupos no Telegram  | /pt/products/telegram-manager#telegram-manager
    footer    | OCR Document Pro                   | /pt/ocr-reconhecimento-texto-documentos
    footer    | Automação de processos             | /pt/automacao-processos-empresariais
    footer    | Engenharia de dados e analytics    | /pt/engenharia-dados-analytics
    footer    | Consultoria em IA                  | /pt/consultoria-inteligencia-artificial
    footer    | Política de privacidade            | /privacy-policy lang=pt`,
  ),
];

/** Address, label of a link in its main part, where that leads; {page} is the page itself. */
const links = lines(`
  /en | Ask for a quote                | /en/contact sourcePage={page}
  /en | See our services               | /en/services#services
  /en | OCR Document Pro               | /en/products/ocr-document-pro
  /en | NFSe Extraction API            | /en/products/nfse-extraction
  /en | Invoice Extraction API         | /en/products/invoice-extraction
  /en | Barcode and QR Extractor       | /en/products/barcode-extractor
  /en | Process automation             | /en/services/process-automation
  /en | AI agents and chatbots         | /en/services/ai-agents
  /en | Data engineering and analytics | /en/services/data-engineering
  /en | AI Extractor API               | /en/services/ai-extractor-api
  /en | Lead capture pages             | /en/services/lead-capture-tool
  /en | Affiliate link generator       | /en/services/affiliate-link-generator
  /en | AI consulting                  | /en/services/ai-consulting
  /en | Website development            | /en/services/website-development
  /en | Image API                      | /nano-banana-api lang=en
  /en | WhatsApp business bot          | /en/contact sourcePage=whatsapp-bot
  /en | Telegram group manager         | /en/contact sourcePage=telegram-manager
  /en | Shopee deal hunter             | /en/contact sourcePage=shopee-deal-hunter
  /pt | Pedir orçamento                        | /pt/contact sourcePage={page}
  /pt | Ver os serviços                        | /pt/services#services
  /pt | OCR Document Pro                       | /pt/ocr-reconhecimento-texto-documentos
  /pt | API de extração de NFSe                | /pt/extracao-dados-nfse
  /pt | API de extração de invoices (faturas)  | /pt/extrator-notas-fiscais
  /pt | Extrator de códigos de barras e QR     | /pt/extrator-codigo-barras-qrcode
  /pt | Automação de processos                 | /pt/automacao-processos-empresariais
  /pt | Agentes de IA e chatbots               | /pt/agentes-inteligencia-artificial
  /pt | Engenharia de dados e analytics        | /pt/engenharia-dados-analytics
  /pt | API de extração com IA                 | /pt/api-extracao-dados-ia
  /pt | Páginas de captura de leads            | /pt/captura-leads-online
  /pt | Gerador de links de afiliado           | /pt/gerador-links-afiliados-automatico
  /pt | Consultoria em IA                      | /pt/consultoria-inteligencia-artificial
  /pt | Desenvolvimento de sites               | /pt/desenvolvimento-websites-profissionais
  /pt | Landing page para imobiliárias         | /pt/landing-page-imobiliaria-captacao-leads
  /pt | Landing page para consultorias         | /pt/landing-page-consultoria-empresarial
  /pt | Landing page para eventos              | /pt/landing-page-eventos-inscricoes
  /pt | Landing page para locadoras de veículos | /pt/landing-page-locadora-veiculos
  /pt | Essencial R$ 350 Entrega em 7 dias 2 rodadas de ajuste | /pt/contact sourcePage=landing-page plano=Essencial
  /pt | Profissional R$ 800 Entrega em 5 dias 4 rodadas de ajuste | /pt/contact sourcePage=landing-page plano=Profissional
  /pt | Premium R$ 1.500 Entrega em 3 dias     | /pt/contact sourcePage=landing-page plano=Premium
  /pt | Site para advogados                    | /pt/landing-page-advogados-escritorio
  /pt | Restauração de fotos antigas           | /pt/restauracao-fotos-antigas-ia
  /pt | API de imagens                         | /nano-banana-api lang=pt
  /pt | Robô de atendimento no WhatsApp        | /pt/contact sourcePage=whatsapp-bot
  /pt | Gerenciador de grupos no Telegram      | /pt/contact sourcePage=telegram-manager
  /pt | Caçador de ofertas da Shopee           | /pt/contact sourcePage=shopee-deal-hunter
  /pt | Grupo de achadinhos                    | /whatsapp-redirect-achadinhos
  /en/products/ocr-document-pro              | Start Free Trial                | /en/contact sourcePage={page}
  /en/products/ocr-document-pro              | View Demo                       | #demo
  /en/products/ocr-document-pro              | Continue, $49 a month: Professional     | /en/contact sourcePage={page} plan=Professional
  /pt/ocr-reconhecimento-texto-documentos    | Testar grátis                   | /pt/contact sourcePage={page}
  /pt/ocr-reconhecimento-texto-documentos    | Continuar, R$ 199 por mês: Enterprise      | /pt/contact sourcePage={page} plano=Enterprise
  /en/products/nfse-extraction               | Ask us                          | /en/contact sourcePage={page}
  /en/products/invoice-extraction            | Ask us                          | /en/contact sourcePage={page}
  /en/products/barcode-extractor             | Ask us                          | /en/contact sourcePage={page}
  /nano-banana-api?lang=en                   | Get Started                     | #pricing
  /nano-banana-api?lang=pt                   | Pergunte para a gente           | /pt/contact sourcePage={page}
  /en/services/ai-agents                     | Ask for a quote                 | /en/contact sourcePage={page}
  /en/services/ai-consulting                 | Ask for a quote                 | /en/contact sourcePage={page}
  /en/services/website-development           | Ask for a quote                 | /en/contact sourcePage={page}
  /en/services/process-automation            | Ask for a quote                 | /en/contact sourcePage={page}
  /en/services/data-engineering              | Ask for a quote                 | /en/contact sourcePage={page}
  /en/services/lead-capture-tool             | Ask for a quote                 | /en/contact sourcePage={page}
  /en/services/ai-extractor-api              | Ask for a quote                 | /en/contact sourcePage={page}
  /en/services/affiliate-link-generator      | Ask about a plan                | /en/contact sourcePage={page}
  /en/services/affiliate-link-generator      | Choose Beginner                 | /en/contact sourcePage={page} plan=iniciante
  /en/services/affiliate-link-generator      | Choose Professional             | /en/contact sourcePage={page} plan=profissional
  /en/services/affiliate-link-generator      | Choose Expert                   | /en/contact sourcePage={page} plan=especialista
  /pt/agentes-inteligencia-artificial        | Pedir orçamento                 | /pt/contact sourcePage={page}
  /pt/consultoria-inteligencia-artificial    | Pedir orçamento                 | /pt/contact sourcePage={page}
  /pt/desenvolvimento-websites-profissionais | Pedir orçamento                 | /pt/contact sourcePage={page}
  /pt/automacao-processos-empresariais       | Pedir orçamento                 | /pt/contact sourcePage={page}
  /pt/engenharia-dados-analytics             | Pedir orçamento                 | /pt/contact sourcePage={page}
  /pt/captura-leads-online                   | Pedir orçamento                 | /pt/contact sourcePage={page}
  /pt/api-extracao-dados-ia                  | Pedir orçamento                 | /pt/contact sourcePage={page}
  /pt/gerador-links-afiliados-automatico     | Pedir um plano                  | /pt/contact sourcePage={page}
  /pt/landing-page-imobiliaria-captacao-leads | Pedir orçamento                | /pt/contact sourcePage=landing-page-imobiliaria
  /pt/landing-page-consultoria-empresarial   | Pedir orçamento                 | /pt/contact sourcePage=landing-page-consultoria
  /pt/landing-page-eventos-inscricoes        | Pedir orçamento                 | /pt/contact sourcePage=landing-page-eventos
  /pt/landing-page-locadora-veiculos         | Pedir orçamento                 | /pt/contact sourcePage=landing-page-locadora
  /pt/landing-page-advogados-escritorio      | Pedir orçamento                 | /pt/contact sourcePage=landing-page-advogados subject=Site para Advogados
  /pt/landing-page-advogados-escritorio      | Landing page de uma área        | /pt/contact sourcePage=landing-page-advogados subject=Orçamento Landing Page Jurídica
  /pt/landing-page-advogados-escritorio      | Site de um advogado só          | /pt/contact sourcePage=landing-page-advogados subject=Site Profissional para Advogado
  /pt/landing-page-advogados-escritorio      | Orçamento por escrito           | /pt/contact sourcePage=landing-page-advogados subject=Orçamento Site Jurídico
`).map(([address = '', label = '', target = '']): PageRow => {
  const to = target.replaceAll('{page}', address.replace(/\?.*/, ''));
  return {
    title: `leads from "${label}" at ${address} to ${to}`,
    addresses: [address],
    // The bar at the foot of a phone says the same and opens WhatsApp: tests/http/pages/whatsapp.test.ts.
    faults: (page) => linkFaults(page, 'main > :not(.action-bar)', label, to),
  };
});

/** Address, how the message ends that each WhatsApp link of it carries, and that of contact after it. */
const pageMessages = lines(`
  /en                                         | Hello! I would like to know what you can do for my company.
  /en/contact                                 | Hello! I found you through your website and would like to talk about a project.
  /en/products/ocr-document-pro               | try OCR Document Pro with my own documents.
  /en/products/nfse-extraction                | question about the NFSe Extraction API.
  /en/products/invoice-extraction             | question about the Invoice Extraction API.
  /en/products/barcode-extractor              | question about the Barcode and QR Extractor.
  /en/services/ai-agents                      | an AI agent to answer my customers.
  /en/services/ai-consulting                  | where AI pays off in my company.
  /en/services/website-development            | a quote for a website.
  /en/services/process-automation             | a process in my company that I would like to automate.
  /en/services/data-engineering               | bring my company’s data together and see it in dashboards.
  /en/services/lead-capture-tool              | a page that captures leads for my business.
  /en/services/ai-extractor-api               | know more about the AI Extractor API.
  /en/services/affiliate-link-generator       | use the affiliate link generator.
  /nano-banana-api?lang=en                    | for generating and editing images.
  /privacy-policy?lang=en                     | question about your privacy policy.
  /pt                                         | Olá! Quero saber o que vocês podem fazer pela minha empresa.
  /pt/contact                                 | Olá! Encontrei vocês pelo site e quero conversar sobre um projeto.
  /pt/ocr-reconhecimento-texto-documentos     | testar o OCR Document Pro com os meus documentos.
  /pt/extracao-dados-nfse                     | dúvida sobre a API de extração de NFSe.
  /pt/extrator-notas-fiscais                  | dúvida sobre a API de extração de invoices (faturas).
  /pt/extrator-codigo-barras-qrcode           | dúvida sobre o extrator de códigos de barras e QR Code.
  /pt/agentes-inteligencia-artificial         | um agente de IA para atender os meus clientes.
  /pt/consultoria-inteligencia-artificial     | onde a IA dá resultado na minha empresa.
  /pt/desenvolvimento-websites-profissionais  | um orçamento para um site.
  /pt/automacao-processos-empresariais        | um processo na empresa que quero automatizar.
  /pt/engenharia-dados-analytics              | reunir os dados da minha empresa em painéis.
  /pt/captura-leads-online                    | uma página de captura de leads para o meu negócio.
  /pt/api-extracao-dados-ia                   | saber mais sobre a API de extração com IA.
  /pt/gerador-links-afiliados-automatico      | usar o gerador de links de afiliado.
  /pt/landing-page-imobiliaria-captacao-leads | uma landing page para um imóvel.
  /pt/landing-page-consultoria-empresarial    | uma landing page para a minha consultoria.
  /pt/landing-page-eventos-inscricoes         | uma landing page para o meu evento.
  /pt/landing-page-locadora-veiculos          | uma landing page para a minha locadora de veículos.
  /pt/landing-page-advogados-escritorio       | para o meu escritório de advocacia.
  /pt/restauracao-fotos-antigas-ia            | uma foto antiga que quero restaurar.
  /nano-banana-api?lang=pt                    | dúvida sobre a API de geração e edição de imagens.
  /privacy-policy?lang=pt                     | dúvida sobre a política de privacidade.
  /whatsapp-redirect-achadinhos               | entrar no grupo de achadinhos.
`).map(([address = '', words = '']): PageRow => {
  const [path = ''] = address.split('?');
  const contact = /^\/en|=en$/.test(address) ? '/en/contact' : '/pt/contact';
  return {
    title: `opens WhatsApp with "${words}" at ${address} and at contact after it`,
    addresses: [address, `${contact}?sourcePage=${encodeURIComponent(path)}`],
    faults: (page, at) => [
      ...messageFaults(page, at.includes('sourcePage') ? 'main' : 'body', words),
      ...(at.includes('sourcePage') ? [] : messageFaults(page, 'footer', words)),
    ],
  };
});

/** Query of contact, how its message ends in a language; ⏎ is a line end. */
const contactMessages = (contact: string, text: string): PageRow[] =>
  lines(text).map(([query = '', words = '']) => ({
    title: `opens WhatsApp with "${words}" at ${contact}?${query}`,
    addresses: [`${contact}?${encodeURI(query)}`],
    faults: (page) => messageFaults(page, 'main', words),
  }));

const messages = [
  ...pageMessages,
  ...contactMessages(
    '/en/contact',
    `
    sourcePage=telegram-manager   | more about the Telegram group manager.
    sourcePage=whatsapp-bot       | more about the WhatsApp business bot.
    sourcePage=shopee-deal-hunter | more about the Shopee deal hunter.
    sourcePage=nano-banana-api    | for generating and editing images.
    sourcePage=unknown&plan=Basic | Hello! I found you through your website and would like to talk about a project.
    sourcePage=/en/products/ocr-document-pro&plan=Basic        | with my own documents.⏎Plan: Basic
    sourcePage=/en/products/ocr-document-pro&plan=Professional | with my own documents.⏎Plan: Professional
    sourcePage=/en/products/ocr-document-pro&plan=Enterprise   | with my own documents.⏎Plan: Enterprise
    sourcePage=/en/services/affiliate-link-generator&plan=iniciante    | link generator.⏎Plan: Beginner
    sourcePage=/en/services/affiliate-link-generator&plan=profissional | link generator.⏎Plan: Professional
    sourcePage=/en/services/affiliate-link-generator&plan=Expert       | link generator.⏎Plan: Expert
    sourcePage=/en/products/nfse-extraction&plano=Ultra                | the NFSe Extraction API.⏎Plan: Ultra
    sourcePage=/nano-banana-api&plan=Pro                               | generating and editing images.⏎Plan: Pro`,
  ),
  ...contactMessages(
    '/pt/contact',
    `
    sourcePage=telegram-manager   | mais sobre o gerenciador de grupos no Telegram.
    sourcePage=whatsapp-bot       | mais sobre o robô de atendimento no WhatsApp.
    sourcePage=shopee-deal-hunter | mais sobre o caçador de ofertas da Shopee.
    sourcePage=nano-banana-api    | dúvida sobre a API de geração e edição de imagens.
    sourcePage=landing-page&plano=Essencial | Quero uma landing page para o meu negócio.⏎Plano: Essencial
    sourcePage=/pt&plano=Essencial    | fazer pela minha empresa.⏎Plano: Essencial
    sourcePage=/pt&plano=Profissional | fazer pela minha empresa.⏎Plano: Profissional
    sourcePage=/pt&plano=Premium      | fazer pela minha empresa.⏎Plano: Premium
    sourcePage=landing-page-imobiliaria&plano=Essencial    | para um imóvel.⏎Plano: Essencial
    sourcePage=landing-page-consultoria&plano=Profissional | a minha consultoria.⏎Plano: Profissional
    sourcePage=landing-page-eventos&plano=Premium          | o meu evento.⏎Plano: Premium
    sourcePage=landing-page-locadora&plano=Premium         | minha locadora de veículos.⏎Plano: Premium
    sourcePage=/pt/ocr-reconhecimento-texto-documentos&plano=Enterprise    | os meus documentos.⏎Plano: Enterprise
    sourcePage=/pt/gerador-links-afiliados-automatico&plan=iniciante       | links de afiliado.⏎Plano: Iniciante
    sourcePage=/pt/gerador-links-afiliados-automatico&plan=especialista    | links de afiliado.⏎Plano: Especialista
    sourcePage=landing-page-advogados&subject=Site para Advogados             | de advocacia.⏎Assunto: Site para advogados
    sourcePage=landing-page-advogados&subject=Orçamento Landing Page Jurídica | de advocacia.⏎Assunto: Orçamento de landing page jurídica
    sourcePage=landing-page-advogados&subject=Site Profissional para Advogado | de advocacia.⏎Assunto: Site para advogado autônomo
    sourcePage=landing-page-advogados&subject=Orçamento Site Jurídico         | de advocacia.⏎Assunto: Orçamento de site jurídico
    sourcePage=landing-page-locadora&plano=Essencial&subject=Orçamento Site Jurídico | de veículos.⏎Plano: Essencial⏎Assunto: Orçamento de site jurídico`,
  ),
];

/** Address, what the message of the button after its demo says of a state. */
const demoMessages = lines(`
  /en/services/lead-capture-tool         | captures leads for my business.⏎Subject: a page for Google⏎(ref: lead-capture-tool)
  /pt/engenharia-dados-analytics         | em painéis.⏎Assunto: números que não batem (Banco)⏎(ref: data-engineering)
  /en/services/ai-consulting             | in my company.⏎Subject: Granting credit⏎(ref: ai-consulting)
  /pt/gerador-links-afiliados-automatico | links de afiliado.⏎Plano: Profissional⏎(ref: affiliate-link-generator)
  /en/services/process-automation        | like to automate.⏎(ref: process-automation)
  /pt/agentes-inteligencia-artificial    | os meus clientes.⏎(ref: ai-agents)
`).map(
  ([address = '', words = '']): PageRow => ({
    title: `offers a message that ends with "${words}" after the demo of ${address}`,
    addresses: [address],
    faults: ({ values }) => {
      const messages = values('.demo-call a', 'href').map((to) =>
        new URL(to).searchParams.get('text'),
      );
      return messages.some((message) => message?.endsWith(words.replaceAll('⏎', '\n')))
        ? []
        : [`expected "${words}", seen ${JSON.stringify(messages)}`];
    },
  }),
);

/** Address, place in it, what it says there. */
const sentences = lines(`
  /en | products      | $19 a month, 100 documents
  /en | products      | Over 99% accuracy, 99.9% uptime.
  /en | products      | PDF of up to 80 pages, billed per page
  /en | products      | PDF (first 10 pages)
  /en | products li:contains("NFSe") | from $10 100 requests a month; 20 on the free plan
  /en | products li:contains("Invoice") | from $10 100 requests a month; 10 on the free plan
  /en | products li:contains("Barcode") | from $4.00 6,000 requests a month; 20 on the free plan
  /en | services      | from $49.90 a month for up to 100 links
  /en | services      | PDFs of up to 80 pages
  /pt | products      | R$ 29 por mês, 100 documentos
  /pt | products      | Mais de 99% de precisão, 99,9% do tempo no ar.
  /pt | products      | PDF de até 80 páginas, cobrado por página
  /pt | products li:contains("NFSe") | a partir de US$ 10 100 requisições por mês; 20 no plano grátis
  /pt | products li:contains("faturas") | a partir de US$ 10 100 requisições por mês; 10 no plano grátis
  /pt | products li:contains("códigos de barras") | a partir de US$ 4,00 6.000 requisições por mês; 20 no plano grátis
  /pt | services      | a partir de R$ 49,90 por mês, até 100 links
  /pt | landing-pages | R$ 1.500 Entrega em 3 dias Rodadas de ajuste combinadas no orçamento 6 meses de suporte
  /en/products/ocr-document-pro           | start         | From $19 a month
  /en/products/ocr-document-pro           | start         | up to 80 pages
  /en/products/ocr-document-pro           | action bar    | From $19 a month
  /en/products/ocr-document-pro           | share picture | From $19 a month.
  /en/products/ocr-document-pro           | description   | 100 documents for $19 a month.
  /pt/ocr-reconhecimento-texto-documentos | start         | A partir de R$ 29 por mês
  /pt/ocr-reconhecimento-texto-documentos | start         | até 80 páginas
  /pt/ocr-reconhecimento-texto-documentos | action bar    | A partir de R$ 29 por mês
  /pt/ocr-reconhecimento-texto-documentos | share picture | A partir de R$ 29 por mês.
  /pt/ocr-reconhecimento-texto-documentos | description   | 100 documentos por R$ 29 ao mês.
  /en/products/nfse-extraction            | page          | Free plan: 20 requests a month. Paid plans from $10 a month for 100.
  /en/products/nfse-extraction            | page          | Subscribe to the free plan: 20 requests a month.
  /en/products/nfse-extraction            | page          | paid plan, from $10 a month.
  /en/products/nfse-extraction            | limits        | Free plan: 1,000 an hour, far above its 20 requests a month
  /en/products/nfse-extraction            | action bar    | Free, then from $10 a month
  /en/products/nfse-extraction            | share picture | 31 fields from PDF or XML. 20 requests a month free.
  /en/products/nfse-extraction            | description   | 20 requests a month free.
  /pt/extracao-dados-nfse                 | page          | Grátis: 20 requisições por mês. Planos pagos a partir de US$ 10, com 100.
  /pt/extracao-dados-nfse                 | page          | Assine o plano grátis: 20 requisições por mês.
  /pt/extracao-dados-nfse                 | page          | plano pago, a partir de US$ 10 por mês.
  /pt/extracao-dados-nfse                 | limits        | Free: 1.000 por hora. Com 20 requisições por mês, você não chega a esse limite
  /pt/extracao-dados-nfse                 | action bar    | Grátis ou a partir de US$ 10 por mês
  /pt/extracao-dados-nfse                 | share picture | PDF ou XML em 31 campos. 20 requisições por mês grátis.
  /pt/extracao-dados-nfse                 | description   | Grátis: 20 requisições por mês.
  /en/products/invoice-extraction         | page          | Free plan: 10 requests a month. Paid plans from $10 a month for 100.
  /en/products/invoice-extraction         | page          | Subscribe to the free plan: 10 requests a month.
  /en/products/invoice-extraction         | page          | paid plan, from $10 a month.
  /en/products/invoice-extraction         | action bar    | Free, then from $10 a month
  /en/products/invoice-extraction         | share picture | up to 80 pages. Free: 10 requests a month.
  /en/products/invoice-extraction         | description   | up to 80 pages
  /en/products/invoice-extraction         | description   | Free plan: 10 requests a month.
  /pt/extrator-notas-fiscais              | page          | Grátis: 10 requisições por mês. Planos pagos a partir de US$ 10, com 100.
  /pt/extrator-notas-fiscais              | page          | Assine o plano grátis: 10 requisições por mês.
  /pt/extrator-notas-fiscais              | page          | plano pago, a partir de US$ 10 por mês.
  /pt/extrator-notas-fiscais              | action bar    | Grátis ou a partir de US$ 10 por mês
  /pt/extrator-notas-fiscais              | share picture | até 80 páginas. Grátis: 10 requisições por mês.
  /pt/extrator-notas-fiscais              | description   | Grátis: 10 requisições por mês.
  /en/products/barcode-extractor          | start         | Free plan: 20 requests a month. Paid plans from $4.00 a month for 6,000.
  /en/products/barcode-extractor          | plans-title   | Plans from $4.00: 6,000 requests a month
  /en/products/barcode-extractor          | first         | Subscribe to the free plan: 20 requests a month.
  /en/products/barcode-extractor          | first         | paid plan, from $4.00 a month.
  /en/products/barcode-extractor          | faults        | For a 14-page PDF, pageCount is 14 and processedPages is 10.
  /en/products/barcode-extractor          | limits        | Free plan: 20 requests a month, up to 10 requests per hour
  /en/products/barcode-extractor          | action bar    | Free, then from $4.00 a month
  /en/products/barcode-extractor          | share picture | 20 requests free, 6,000 for $4.00 a month.
  /en/products/barcode-extractor          | description   | Free plan, then from $4.00 a month.
  /pt/extrator-codigo-barras-qrcode       | start         | Grátis: 20 requisições por mês. Planos pagos a partir de US$ 4,00, com 6.000.
  /pt/extrator-codigo-barras-qrcode       | plans-title   | Planos a partir de US$ 4,00: 6.000 requisições por mês
  /pt/extrator-codigo-barras-qrcode       | first         | Assine o plano grátis: 20 requisições por mês.
  /pt/extrator-codigo-barras-qrcode       | first         | plano pago, a partir de US$ 4,00 por mês.
  /pt/extrator-codigo-barras-qrcode       | faults        | A API lê só as 10 primeiras páginas
  /pt/extrator-codigo-barras-qrcode       | try           | São 20 requisições grátis por mês.
  /pt/extrator-codigo-barras-qrcode       | limits        | Free: 20 requisições por mês, até 10 requisições por hora
  /pt/extrator-codigo-barras-qrcode       | action bar    | Grátis ou a partir de US$ 4,00 por mês
  /pt/extrator-codigo-barras-qrcode       | share picture | 20 requisições grátis, 6.000 por US$ 4,00 ao mês.
  /pt/extrator-codigo-barras-qrcode       | description   | Grátis ou a partir de US$ 4,00 por mês.
  /nano-banana-api?lang=en                | start         | Free plan: 2 requests a month. Paid plans from $10.00 a month for 80.
  /nano-banana-api?lang=en                | first         | Subscribe to the free plan, Basic: 2 requests a month.
  /nano-banana-api?lang=en                | first         | paid plan, from $10.00 a month.
  /nano-banana-api?lang=en                | action bar    | Free, then from $10.00 a month
  /nano-banana-api?lang=en                | share picture | 2 requests free, 80 for $10.00 a month.
  /nano-banana-api?lang=pt                | start         | Grátis: 2 requisições por mês. Planos pagos a partir de US$ 10,00, com 80.
  /nano-banana-api?lang=pt                | first         | Assine o plano grátis, o Basic: 2 requisições por mês.
  /nano-banana-api?lang=pt                | first         | plano pago, a partir de US$ 10,00 por mês.
  /nano-banana-api?lang=pt                | action bar    | Grátis ou a partir de US$ 10,00 por mês
  /nano-banana-api?lang=pt                | share picture | 2 requisições grátis, 80 por US$ 10,00 ao mês.
  /nano-banana-api?lang=pt                | description   | Grátis ou a partir de US$ 10,00 por mês.
  /en/contact?sourcePage=/en/services/affiliate-link-generator&plan=especialista | page | Plan Expert, $149.90 a month
  /en/contact?sourcePage=/en/products/ocr-document-pro&plan=Professional | page | Plan Professional, $49 a month
  /pt/contact?sourcePage=landing-page-eventos&plano=Premium | page | Plano Premium, R$ 1.500
  /en/contact                             | page          | Mon–Fri 9:00–18:00, Sat 10:00–14:00 (Brasília time)
  /en/services/affiliate-link-generator   | start         | Plans from $49.90 a month
  /en/services/affiliate-link-generator   | action bar    | From $49.90 a month
  /en/services/affiliate-link-generator   | share picture | Plans from $49.90 a month.
  /en/services/affiliate-link-generator   | description   | From $49.90 a month.
  /pt/gerador-links-afiliados-automatico  | start         | Planos a partir de R$ 49,90 por mês
  /pt/gerador-links-afiliados-automatico  | action bar    | A partir de R$ 49,90 por mês
  /pt/gerador-links-afiliados-automatico  | share picture | Planos a partir de R$ 49,90 por mês.
  /pt/gerador-links-afiliados-automatico  | description   | A partir de R$ 49,90 por mês.
  /en/services/ai-extractor-api           | features      | Up to 80 pages a file.
  /en/services/ai-extractor-api           | failures      | Refused above 80 pages.
  /en/services/ai-extractor-api           | description   | up to 80 pages
  /en/services/ai-agents                  | share picture | Answers 24/7
  /pt/agentes-inteligencia-artificial     | benefits      | 24/7 de atendimento
  /pt/agentes-inteligencia-artificial     | share picture | Atende 24/7
  /pt/consultoria-inteligencia-artificial | money         | +400% ROI
  /pt/desenvolvimento-websites-profissionais | start         | Landing page para quatro ramos a partir de R$ 350.
  /pt/landing-page-imobiliaria-captacao-leads | start         | R$ 350 a R$ 1.500
  /pt/landing-page-imobiliaria-captacao-leads | start         | 3 a 7 dias
  /pt/landing-page-imobiliaria-captacao-leads | action bar    | A partir de R$ 350
  /pt/landing-page-imobiliaria-captacao-leads | description   | A partir de R$ 350.
  /pt/landing-page-consultoria-empresarial    | start         | De R$ 350 a R$ 1.500, em 3 a 7 dias
  /pt/landing-page-consultoria-empresarial    | action bar    | A partir de R$ 350
  /pt/landing-page-consultoria-empresarial    | share picture | a partir de R$ 350.
  /pt/landing-page-consultoria-empresarial    | description   | A partir de R$ 350.
  /pt/landing-page-eventos-inscricoes         | start         | A partir de R$ 350, entrega em 3 a 7 dias
  /pt/landing-page-eventos-inscricoes         | action bar    | A partir de R$ 350
  /pt/landing-page-eventos-inscricoes         | share picture | A partir de R$ 350, entrega em 3 a 7 dias.
  /pt/landing-page-eventos-inscricoes         | description   | A partir de R$ 350.
  /pt/landing-page-locadora-veiculos          | start         | De R$ 350 a R$ 1.500, em 3 a 7 dias.
  /pt/landing-page-locadora-veiculos          | action bar    | A partir de R$ 350
  /pt/landing-page-locadora-veiculos          | description   | A partir de R$ 350.
  /pt/landing-page-advogados-escritorio       | share picture | no ar em até 15 dias úteis.
  /pt/restauracao-fotos-antigas-ia            | share picture | em até 48 horas.
  /pt/restauracao-fotos-antigas-ia            | description   | em até 48 horas.
  /privacy-policy?lang=en                     | description   | Effective July 1, 2023.
  /privacy-policy?lang=pt                     | description   | Em vigor desde 1º de julho de 2023.
`).map(
  ([address = '', place = '', words = '']): PageRow => ({
    title: `says "${words}" in ${place} of ${address}`,
    addresses: [address],
    faults: (page) => wordFaults(page, place, words),
  }),
);

/** All that is asked of the pages. */
export const pageRows: readonly PageRow[] = [
  ...pages,
  ...frames,
  ...links,
  ...messages,
  ...demoMessages,
  ...sentences,
];
