import { words } from '../../../shared/copy';
import type { Figures } from './facts';

export const copy = words({
  head: {
    title: {
      en: 'Invoice Extraction API: PDF or image to JSON',
      pt: 'API que extrai dados de invoice (fatura comercial)',
    },
    description: {
      en: ({ formats, pages, free }: Figures) =>
        `Send an invoice as ${formats}, up to ${pages} pages, and get JSON back: amounts, tax, due date, IBAN, SWIFT. Free plan: ${free} requests a month.`,
      pt: ({ formats, pages, free }: Figures) =>
        `Mande a invoice em ${formats}, até ${pages} páginas, e receba JSON com valores, imposto, vencimento, IBAN e SWIFT. Grátis: ${free} requisições por mês.`,
    },
  },
  kicker: { en: 'Invoice OCR API', pt: 'Para contas a pagar e importação' },
  title: {
    en: 'Invoice Extraction API: JSON from PDF or\u00a0image',
    pt: 'API que lê invoice (fatura comercial) e\u00a0devolve\u00a0JSON',
  },
  lead: {
    en: ({ answered }: Figures) =>
      `For accounts payable, purchasing and imports. Every supplier’s invoice looks different; your code gets the same ${answered} fields, bank account included.`,
    pt: ({ answered }: Figures) =>
      `Cada fornecedor faz a invoice de um jeito. O JSON traz sempre os mesmos ${answered} campos.`,
  },
  /** What the API reads, and who reads the rest. */
  service: {
    before: {
      en: 'The API reads commercial invoices. For Brazilian service invoices (NFS-e), use the ',
      pt: 'A API lê invoice (fatura comercial). Para nota fiscal de serviço (NFS-e), use a ',
    },
    link: { en: 'NFSe Extraction API', pt: 'API de extração de NFSe' },
    between: {
      en: '. For a DANFE (Brazilian goods invoice) or a boleto (payment slip), see the ',
      pt: '; para DANFE, boleto e outros documentos, veja a ',
    },
    other: { en: 'custom AI Extractor API', pt: 'API de extração com IA, sob medida' },
  },
  figure: {
    legend: {
      en: 'Select a field to see its JSON',
      pt: 'Escolha um campo e veja a linha no JSON',
    },
    data: { en: 'Response in JSON', pt: 'Resposta em JSON' },
    caption: {
      en: (shown: string, all: string) =>
        `This invoice has no discount, so the JSON says null. “costumer” is the API’s own spelling. ${shown} of the ${all} fields are shown; the IBAN and SWIFT code aren’t real.`,
      pt: (shown: string, all: string) =>
        `Esta invoice não tem desconto, e o JSON diz null. A API escreve “costumer” assim mesmo. São ${shown} dos ${all} campos; o IBAN e o SWIFT não são válidos.`,
    },
  },
  facts: {
    endpoint: { en: 'Request', pt: 'Requisição' },
    reads: { en: 'Reads', pt: 'Lê' },
    length: { en: 'Length', pt: 'Tamanho' },
    pages: {
      en: (pages: string) => `up to ${pages} pages`,
      pt: (pages: string) => `até ${pages} páginas`,
    },
    tiff: {
      en: (formats: string) => `${formats} (TIFF by URL only)`,
      pt: (formats: string) => `${formats} (TIFF só por URL)`,
    },
    answers: { en: 'Response', pt: 'Resposta' },
    fields: {
      en: (count: string) => `${count} fields in one JSON object`,
      pt: (count: string) => `${count} campos num objeto JSON`,
    },
    billing: { en: 'Billing', pt: 'Cobrança' },
    perPage: { en: 'per page', pt: 'por página' },
  },
  titles: {
    contact: { en: 'Have a difficult invoice?', pt: 'Tem uma invoice difícil?' },
  },
  uses: [
    {
      name: { en: 'Accounts payable', pt: 'Contas a pagar' },
      text: {
        en: 'Queue each payment with its due date and amount. Your team checks the bank account against the one on file, and approves.',
        pt: 'A invoice entra na fila com vencimento, valor e conta. A sua equipe compara a conta bancária com a do cadastro e aprova.',
      },
    },
    {
      name: { en: 'Purchasing', pt: 'Compras' },
      text: {
        en: 'Find the order by its reference number, and compare the totals before anyone pays.',
        pt: 'Pela referência, o seu sistema acha o pedido e compara o total antes do pagamento.',
      },
    },
    {
      name: { en: 'Imports', pt: 'Comércio exterior' },
      text: {
        en: 'Sort invoices by the supplier’s country, the customer’s country and the currency, and find those that cross a border.',
        pt: 'Separe as invoices por país do fornecedor, país do cliente e moeda, e ache as que cruzam fronteira.',
      },
    },
    {
      name: { en: 'Accounting firms', pt: 'Escritório de contabilidade' },
      text: {
        en: 'Each client’s invoices become one table, with tax amount and rate.',
        pt: 'Leia as invoices de cada cliente e monte a planilha de impostos.',
      },
    },
  ],
  how: [
    {
      name: { en: 'Send the invoice', pt: 'Mande a invoice' },
      text: {
        en: 'Send it base64-encoded in `file`, with its `fileFormat`, or as a URL in `fileUrl`.',
        pt: 'Em base64, no campo `file` (com `fileFormat`), ou por URL, em `fileUrl`.',
      },
    },
    {
      name: { en: 'The API reads it', pt: 'A API lê' },
      text: {
        en: ({ pages }: Figures) =>
          `It reads up to ${pages} pages; send \`maxPages\` to read fewer.`,
        pt: ({ pages }: Figures) =>
          `A API lê até ${pages} páginas; use \`maxPages\` para ler menos.`,
      },
    },
    {
      name: { en: 'Store the response', pt: 'Guarde a resposta' },
      text: {
        en: ({ answered }: Figures) =>
          `You get one JSON object, always with the same ${answered} fields: a row in your table.`,
        pt: ({ answered }: Figures) => `Vem um objeto JSON com os mesmos ${answered} campos.`,
      },
    },
  ],
  extract: {
    costumer: {
      en: 'The customer’s name is in `costumer` (the API’s spelling, not `customer`).',
      pt: 'Não existe campo `customer`. A API escreve `costumer`.',
    },
    status: {
      en: '`status` is the invoice’s payment status. To see whether the request worked, check the HTTP status.',
      pt: 'O campo `status` traz a situação do pagamento. Para saber se a requisição deu certo, veja o status HTTP.',
    },
  },
  questions: {
    items: {
      ask: { en: 'Does it extract line items?', pt: 'A API devolve cada item da invoice?' },
      answer: {
        en: 'No. There is one description for the whole invoice.',
        pt: 'Não. A API devolve uma descrição para a invoice toda.',
      },
    },
    account: {
      ask: {
        en: 'Can I pay straight to the bank account it returns?',
        pt: 'Posso pagar direto na conta bancária que a API leu?',
      },
      answer: {
        en: 'First compare it with the account you have on file. A forged invoice fools machines too.',
        pt: 'Só depois de comparar com a conta que está no cadastro do fornecedor. Invoice falsa também engana máquina.',
      },
    },
    brazilian: {
      ask: { en: 'Does it read a Brazilian invoice?', pt: 'A API lê fatura brasileira?' },
      answer: {
        en: 'Commercial invoices, yes. An equipment rental invoice, for example, returns the same fields with currency BRL. For a DANFE or a boleto, see the AI Extractor API.',
        pt: 'Sim. Uma fatura de locação em reais, por exemplo, vem com a moeda BRL. Para DANFE ou boleto, veja a API de extração com IA.',
      },
    },
  },
  limits: {
    en: ({ pages }: Figures) => `up to ${pages}; billing is per page`,
    pt: ({ pages }: Figures) => `até ${pages}; a cobrança é por página`,
  },
  plans: {
    title: { en: 'Plans and prices', pt: 'Planos e preços' },
    intro: {
      en: (store: string) =>
        `Billed monthly by ${store}, in US dollars. Each page counts as one request.`,
      pt: (store: string) =>
        `Os planos são mensais, em dólar, e pagos ${store}. A cobrança é por página: cada uma conta como uma requisição. O valor em reais depende do câmbio e do IOF.`,
    },
    label: {
      en: 'Plans of the Invoice Extraction API',
      pt: 'Planos da API de extração de invoices',
    },
    button: { en: (plan: string) => `Choose ${plan}`, pt: (plan: string) => `Escolher ${plan}` },
  },
  contact: {
    text: {
      en: 'Tell us what it looks like, and we’ll tell you whether this API can read it. Or try it on the free plan.',
      pt: 'Conte como ela é, e a gente diz se a API dá conta. Ou teste no plano grátis.',
    },
    whatsapp: { en: 'Ask on WhatsApp', pt: 'Perguntar no WhatsApp' },
    other: { en: 'Other ways to contact us', pt: 'E-mail e outros contatos' },
  },
});
