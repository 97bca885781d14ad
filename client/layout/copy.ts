import { words } from '../../shared/copy';
import type { Lang } from '../../shared/languages';

export type SwitchWords = Readonly<Record<'samePage' | 'home' | 'seen' | 'homePage', string>>;

/**
 * What the language switch says to readers of a language, in the language that it leads to, so that whoever needs it
 * understands it. `seen` stands where the link leads to another page than this one.
 */
export const switchWords: {
  readonly [Reader in Lang]: Readonly<Record<Exclude<Lang, Reader>, SwitchWords>>;
} = {
  en: {
    pt: {
      samePage: 'ler esta página em português',
      home: 'ir para a página inicial em português',
      seen: 'Início em português',
      homePage: 'esta página só existe em inglês; ir para a página inicial em português',
    },
  },
  pt: {
    en: {
      samePage: 'read this page in English',
      home: 'go to the English home page',
      seen: 'English home',
      homePage: 'this page is in Portuguese only; go to the English home page',
    },
  },
};

export const copy = words({
  skip: { en: 'Skip to content', pt: 'Ir para o conteúdo' },
  menu: {
    label: { en: 'Main', pt: 'Principal' },
    open: { en: 'Menu', pt: 'Menu' },
    close: { en: 'Close menu', pt: 'Fechar menu' },
    home: { en: 'Home', pt: 'Início' },
    products: { en: 'Products', pt: 'Produtos' },
    services: { en: 'Services', pt: 'Serviços' },
    about: { en: 'About Us', pt: 'Sobre nós' },
    contact: { en: 'Contact', pt: 'Contato' },
    start: { en: 'Get Started', pt: 'Começar agora' },
  },
  brandHome: {
    en: (name: string) => `${name}, home page`,
    pt: (name: string) => `${name}, página inicial`,
  },
  offers: {
    groups: {
      documents: { en: 'Document readers', pt: 'Leitores de documento' },
      routine: { en: 'Automation and answering', pt: 'Rotina e atendimento' },
      sites: { en: 'Websites and leads', pt: 'Sites e clientes novos' },
      more: { en: 'Images, links and groups', pt: 'Imagens, links e grupos' },
    },
    from: {
      en: (price: string) => `from ${price}`,
      pt: (price: string) => `a partir\u00a0de ${price}`,
    },
  },
  footer: {
    all: { en: 'All offers and prices', pt: 'Todas as ofertas e preços' },
    offers: { en: 'Products and services', pt: 'Produtos e serviços' },
    contact: { en: 'Talk to us', pt: 'Fale com a gente' },
    hours: { en: 'Business hours', pt: 'Horário de atendimento' },
    whatsapp: { en: 'WhatsApp', pt: 'WhatsApp' },
    privacy: { en: 'Privacy policy', pt: 'Política de privacidade' },
    accessibility: {
      title: { en: 'Accessibility', pt: 'Acessibilidade' },
      text: {
        en: 'Made to meet WCAG 2.2 AA. Programs test every page by keyboard, in dark and forced colors, at 400% zoom and with text twice as large. Known gap: with both at once, some drawn documents scroll sideways.',
        pt: 'Feito para cumprir as WCAG 2.2 AA. Programas testam todas as páginas pelo teclado, em cores escuras e forçadas, com zoom de 400% e com letra em dobro. Falha conhecida: com os dois juntos, alguns documentos desenhados rolam para o lado.',
      },
      report: { en: 'Tell us what is in your way', pt: 'Conte o que atrapalha você' },
    },
    taxId: {
      en: (number: string) => `Brazilian company number (CNPJ) ${number}`,
      pt: (number: string) => `CNPJ ${number}`,
    },
    notice: {
      en: (name: string) =>
        `${name}. WhatsApp and the other trademarks named here belong to their owners.`,
      pt: (name: string) =>
        `${name}. WhatsApp e demais marcas citadas pertencem aos seus titulares.`,
    },
  },
});
