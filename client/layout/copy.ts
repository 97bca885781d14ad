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
        en: 'This site is made to meet WCAG 2.2, level AA. Before each release, programs check every page in a browser: by keyboard, in light, dark and forced colors, with text twice as large and in a window of 320 pixels, and what a screen reader is told. What we know does not hold: with both large text and so small a window, some drawn documents have to be scrolled sideways; sample documents are read in the language they are printed in.',
        pt: 'Este site é feito para cumprir as WCAG 2.2, nível AA. Antes de cada versão, programas conferem todas as páginas no navegador: pelo teclado, em cores claras, escuras e forçadas, com a letra duas vezes maior e em janela de 320 pixels, e o que o leitor de tela recebe. O que sabemos que não vale: com letra grande e janela tão pequena ao mesmo tempo, alguns documentos desenhados precisam ser rolados para o lado; documentos de exemplo são lidos no idioma em que estão impressos.',
      },
      report: {
        en: 'Something in your way? Tell us:',
        pt: 'Algo atrapalha você? Conte para a gente:',
      },
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
