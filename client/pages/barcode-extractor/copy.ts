import { words } from '../../../shared/copy';
import type { Figures } from './data';

export const copy = words({
  head: {
    title: {
      en: 'Barcode and QR code API for PDFs and images',
      pt: 'API de código de barras e QR Code em PDF e imagem',
    },
    description: {
      en: (price: string) =>
        `Get the QR codes and barcodes of a PDF or image as JSON: value, type, page, position. Reads password-protected PDFs. Free plan, then from ${price} a month.`,
      pt: (price: string) =>
        `Receba em JSON os QR Codes e códigos de barras do PDF ou da imagem: valor, tipo, página e posição. Grátis ou a partir de ${price} por mês.`,
    },
  },
  hero: {
    kicker: {
      en: 'Barcode and QR Extractor: barcode reader API',
      pt: 'Leitor de código de barras e QR Code',
    },
    title: {
      en: 'Barcode and QR\u00a0code API for PDFs and images',
      pt: 'API que lê códigos de\u00a0barras e\u00a0QR\u00a0Codes em PDF e\u00a0imagem',
    },
    lead: {
      en: 'For warehouses and document systems. Send a PDF or an image, and each code found comes back with its value, type, page and position.',
      pt: 'Para estoque, logística e gestão de documentos. Mande o PDF ou a imagem, e cada código volta com valor, tipo, página e posição.',
    },
  },
  /** What the API reads. */
  reads: {
    en: (pages: string) =>
      `It reads QR Code, Code 128, Code 39 and EAN-13 in JPG, PNG, TIFF and the first ${pages} pages of a PDF.`,
    pt: (pages: string) =>
      `Lê QR Code, Code 128, Code 39 e EAN-13 em JPG, PNG, TIFF e nas ${pages} primeiras páginas do PDF.`,
  },
  /** What can be checked. */
  check: {
    en: 'run the sample and compare the response',
    pt: 'rode o exemplo e compare a resposta',
  },
  figure: {
    legend: {
      en: 'Select a code to see its entry and its coordinates',
      pt: 'Escolha um código e veja as coordenadas',
    },
    data: { en: 'From the response', pt: 'Da resposta' },
    /** What the sheet shows, for who does not see it. */
    sheet: {
      en: (count: string, codes: string) => `A delivery note with ${count} codes: ${codes}`,
      pt: (count: string, codes: string) => `Um romaneio com ${count} códigos: ${codes}`,
    },
    caption: {
      en: (width: string, height: string) =>
        `x and y are measured in points from the top-left corner of the ${width}\u00a0×\u00a0${height} page.`,
      pt: (width: string, height: string) =>
        `A folha mede ${width}\u00a0×\u00a0${height} pontos; x e y contam do canto superior esquerdo.`,
    },
    scanIt: {
      en: 'The codes are real. Scan the sheet with your phone.',
      pt: 'Os códigos são de verdade. Aponte a câmera de outro aparelho.',
    },
    /** What the bird says. */
    request: { en: '1\u00a0request:', pt: '1\u00a0requisição:' },
    read: {
      en: (codes: string) => `${codes}\u00a0codes read`,
      pt: (codes: string) => `${codes}\u00a0códigos lidos`,
    },
  },
  note: {
    issuer: { en: 'Example Warehouse', pt: 'Depósito Exemplo' },
    kind: { en: 'Delivery note 1042', pt: 'Romaneio 1042' },
    follow: { en: 'Where it is now', pt: 'Onde está agora' },
    parcel: { en: 'Parcel 3 of 3', pt: 'Volume 3 de 3' },
    weight: { en: 'Weight', pt: 'Peso' },
    kilograms: {
      en: (weight: string) => `${weight} kg`,
      pt: (weight: string) => `${weight}\u00a0kg`,
    },
    item: { en: 'Item', pt: 'Item do pedido' },
    goods: { en: 'Cable ties, black', pt: 'Abraçadeira preta' },
    packs: { en: '3 packs of 100', pt: '3 pacotes com 100' },
    shelf: { en: 'Shelf', pt: 'Prateleira' },
  },
  features: [
    {
      name: { en: 'PDFs and images', pt: 'PDF e imagem' },
      text: {
        en: 'A label sheet, a delivery note, a photo of a box.',
        pt: 'Mande PDF, JPG, PNG ou TIFF: folha de etiquetas, romaneio ou foto da caixa.',
      },
    },
    {
      name: { en: 'All codes at once', pt: 'Vários códigos na folha' },
      text: {
        en: 'A QR code and three barcodes on the sheet? One request returns all four.',
        pt: 'A folha tem um QR Code e três códigos de barras? Uma requisição devolve os quatro.',
      },
    },
    {
      name: { en: 'Password-protected PDFs', pt: 'PDF com senha' },
      text: {
        en: 'Send the password with the file.',
        pt: 'Mande a senha junto com o arquivo.',
      },
    },
  ],
  how: [
    {
      name: { en: 'Send the file', pt: 'Mande o arquivo' },
      text: {
        en: 'Send it base64-encoded or as a URL.',
        pt: 'Envie em base64 ou por URL.',
      },
    },
    {
      name: { en: 'The API reads the pages', pt: 'A API lê as páginas' },
      text: {
        en: 'It reads the image, or the first 10 pages of the PDF. Set `maxPages` to read fewer.',
        pt: 'Ela lê a imagem, ou as 10 primeiras páginas do PDF. Com `maxPages`, lê menos.',
      },
    },
    {
      name: { en: 'Get the list', pt: 'Receba a lista' },
      text: {
        en: 'You get one entry for each code found.',
        pt: 'Vem um item para cada código encontrado.',
      },
    },
  ],
  /** Why a code can be missing. */
  faults: {
    title: { en: 'When a code is missing', pt: 'Quando falta um código' },
    pages: {
      en: (pages: string) => `The API reads only the first ${pages} pages`,
      pt: (pages: string) => `A API lê só as ${pages} primeiras páginas`,
    },
    split: {
      en: (pages: string, all: string) =>
        `Split longer PDFs. For a ${all}-page PDF, \`pageCount\` is ${all} and \`processedPages\` is ${pages}.`,
      pt: (pages: string, all: string) =>
        `Divida o PDF maior. Num PDF de ${all} páginas, \`pageCount\` vem ${all} e \`processedPages\`, ${pages}.`,
    },
    types: { en: 'The API reads four types of code', pt: 'A API lê quatro tipos de código' },
    others: {
      en: 'QR Code, Code 128, Code 39 and EAN-13. For Data Matrix, ITF (the bars of a boleto, the Brazilian payment slip) or another type, ask for an API made for your document.',
      pt: 'QR Code, Code 128, Code 39 e EAN-13. Para Data Matrix, ITF (as barras do boleto) ou outro tipo, peça uma API sob medida.',
    },
  },
  result: {
    kinds: { en: 'Values of `type`', pt: 'Valores de `type`' },
    types: {
      QR_CODE: {
        en: 'Links, tickets and payment requests. The square code that phones open.',
        pt: 'Links, Pix e ingressos.',
      },
      CODE128: {
        en: 'Compact. Letters, digits and symbols. Common on parcels and pallets; holds the access key on a Brazilian DANFE.',
        pt: 'É compacto: aparece em volumes e na chave de acesso da NF-e (no DANFE).',
      },
      CODE39: {
        en: 'Wider. Uppercase letters, digits and a few symbols. Common on shelves, tools and asset tags.',
        pt: 'É mais largo: aparece em prateleiras e no patrimônio.',
      },
      EAN13: {
        en: 'The 13-digit code on retail products (GTIN-13).',
        pt: 'Código de barras do varejo (GTIN-13).',
      },
    },
  },
  request: {
    pages: {
      en: (pages: string) => `the first ${pages} of a PDF`,
      pt: (pages: string) => `as ${pages} primeiras do PDF`,
    },
  },
  uses: [
    {
      name: { en: 'Receiving', pt: 'Recebimento de mercadoria' },
      text: {
        en: 'Photograph the delivery note at the gate; the code’s value brings up the order.',
        pt: 'Fotografe o romaneio na portaria e ache o pedido pelo valor do código.',
      },
    },
    {
      name: { en: 'Catalogs', pt: 'Catálogo de fornecedor' },
      text: {
        en: 'Keep only EAN13 codes to list the products in a catalog.',
        pt: 'Filtre por EAN13 e fique só com os produtos.',
      },
    },
    {
      name: { en: 'Splitting scans', pt: 'Vários documentos num PDF só' },
      text: {
        en: ({ pages }: Figures) =>
          `Put a barcode sheet before each document in a PDF of up to ${pages} pages. The sheet’s page number says where to split.`,
        pt: ({ pages }: Figures) =>
          `Em PDF de até ${pages} páginas, ponha uma folha com código antes de cada documento. O número da página dessa folha mostra onde dividir.`,
      },
    },
    {
      name: { en: 'Print checks', pt: 'Conferência de etiqueta' },
      text: {
        en: 'Before you print a thousand sheets, use each code’s position to check that none falls on a fold.',
        pt: 'Antes de imprimir o lote, compare a posição do código com a da dobra.',
      },
    },
  ],
  plans: {
    title: {
      en: (price: string, quota: string) => `Plans from ${price}: ${quota} requests a month`,
      pt: (price: string, quota: string) =>
        `Planos a partir de ${price}: ${quota} requisições por mês`,
    },
    intro: {
      en: (store: string) => `Billed monthly by ${store}, in US dollars.`,
      pt: (store: string) =>
        `Os planos são mensais, em dólar, e a cobrança é feita ${store}. O valor em reais depende do câmbio e do IOF.`,
    },
    label: { en: 'Plans of the Barcode and QR Extractor', pt: 'Planos do extrator de códigos' },
    choose: { en: 'Choose This Plan', pt: 'Escolher este plano' },
    upgrade: { en: 'Upgrade Plan', pt: 'Assinar este plano' },
  },
  closing: {
    title: {
      en: 'Try the sheet your scanner gave up on',
      pt: 'Teste com a folha que o seu leitor não leu',
    },
    text: {
      en: (free: string) => `The Free plan includes ${free} requests a month.`,
      pt: (free: string) => `São ${free} requisições grátis por mês.`,
    },
  },
  support: {
    title: { en: 'Did the API miss a code?', pt: 'Algum código não foi lido?' },
    text: {
      en: 'Tell us on WhatsApp what type of code it is and where the page came from.',
      pt: 'Conte no WhatsApp o tipo do código e se é foto, scan ou PDF.',
    },
    whatsapp: { en: 'Ask on WhatsApp', pt: 'Perguntar no WhatsApp' },
    listing: {
      en: (store: string) => `Open the listing on ${store}`,
      pt: (store: string) => `Ver esta API ${store}`,
    },
  },
});
