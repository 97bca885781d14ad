import { words } from '../../shared/copy';

/** What the list of pages for language models says of itself. */
export const copy = words({
  agency: {
    en: (name: string) =>
      `${name} is an agency in Brazil. Its APIs turn invoices, Brazilian service invoices (NFSe), scans and barcodes into structured data; it also automates office routines, builds AI agents and builds websites.`,
    pt: (name: string) =>
      `${name} é uma agência brasileira. Suas APIs transformam faturas, NFSe, documentos escaneados e códigos de barras em dados estruturados; também automatiza rotinas de escritório, cria agentes de IA e faz sites.`,
  },
  note: {
    en: 'The pages below are written in English for buyers abroad. Prices and limits stand on the page of each product; a quote is asked for on WhatsApp or by email.',
    pt: 'As páginas em português são escritas para quem tem um negócio no Brasil. Preços e limites estão na página de cada produto; o orçamento se pede pelo WhatsApp ou por e-mail.',
  },
});
