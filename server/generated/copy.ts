import { words } from '../../shared/copy';

/** What the list of pages for language models says of the site. */
export const copy = words({
  agency: {
    en: (name: string) =>
      `${name} is an agency in Brazil. Its APIs turn invoices, Brazilian service invoices (NFS-e) and barcodes into structured data, and its OCR turns scanned documents into text. It also automates office routines and builds AI agents and websites.`,
    pt: (name: string) =>
      `${name} é uma agência brasileira. As APIs dela leem nota fiscal de serviço (NFS-e), invoice (fatura comercial) e código de barras e devolvem dados estruturados, e o OCR transforma documento escaneado em texto. A agência também automatiza rotinas de escritório, monta agentes de IA e faz sites.`,
  },
  note: {
    en: 'Pages in English are written for buyers abroad, pages in Portuguese for businesses in Brazil: neither is a translation of the other. Where a price or a limit is fixed, the page states it; everything else is quoted on request, on WhatsApp or by email.',
    pt: 'As páginas em português são escritas para quem tem negócio no Brasil, as em inglês para quem compra de fora; nenhuma é tradução da outra. Onde o preço ou o limite é fixo, a página diz qual; o resto é por orçamento, pelo WhatsApp ou por e-mail.',
  },
});
