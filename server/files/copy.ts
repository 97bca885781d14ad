import { words } from '../../shared/copy';

/** What the list of pages for language models says of the site. */
export const copy = words({
  agency: {
    en: (name: string) =>
      `${name} is an agency in Brazil. Its APIs turn invoices, Brazilian service invoices (NFSe), scans and barcodes into structured data; it also automates office routines and builds AI agents and websites.`,
    pt: (name: string) =>
      `${name} é uma agência brasileira. As APIs dela leem nota fiscal de serviço (NFSe), fatura, papel escaneado e código de barras e devolvem dados estruturados; a agência também automatiza rotinas de escritório, monta agentes de IA e faz sites.`,
  },
  note: {
    en: 'Pages in English are written for buyers abroad, pages in Portuguese for businesses in Brazil: neither is a translation of the other. Fixed prices and limits stand on the page of their product; for everything else one asks for a quote, on WhatsApp or by email.',
    pt: 'As páginas em português são escritas para quem tem negócio no Brasil, as em inglês para quem compra de fora; nenhuma é tradução da outra. Preço fixo e limite estão na página do produto; para o resto se pede orçamento, pelo WhatsApp ou por e-mail.',
  },
});
