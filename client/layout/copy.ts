import { words } from '../../shared/copy';

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
  // Spoken in the language that it leads to, so that whoever needs it understands it.
  switchLanguage: {
    samePage: { en: 'ler esta página em português', pt: 'read this page in English' },
    home: { en: 'ir para a página inicial em português', pt: 'go to the English home page' },
    homePage: {
      en: 'esta página só existe em inglês; ir para a página inicial em português',
      pt: 'this page is in Portuguese only; go to the English home page',
    },
  },
  footer: {
    offers: { en: 'Products and services', pt: 'Produtos e serviços' },
    contact: { en: 'Talk to us', pt: 'Fale com a gente' },
    hours: { en: 'Business hours', pt: 'Horário de atendimento' },
    whatsapp: { en: 'WhatsApp', pt: 'WhatsApp' },
    privacy: { en: 'Privacy policy', pt: 'Política de privacidade' },
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
