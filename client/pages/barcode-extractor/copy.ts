import { words } from '../../../shared/copy';

export const copy = words({
  head: {
    title: {
      en: 'Barcode and QR code API for PDFs and images',
      pt: 'API que lê código de barras e QR Code em PDF',
    },
    description: {
      en: (price: string) =>
        `QR codes and barcodes in a PDF or picture as JSON: value, type, page, position. Reads password-protected PDFs. Free plan, then from ${price} a month.`,
      pt: (price: string) =>
        `QR Code e código de barras do PDF ou da imagem em JSON: valor, tipo, página e posição. Grátis ou a partir de ${price} por mês.`,
    },
  },
  hero: {
    title: {
      en: 'Barcode and QR\u00a0code API for PDFs and images',
      pt: 'API que lê códigos de barras e QR\u00a0Codes em PDF',
    },
    lead: {
      en: 'For warehouse, logistics and document systems. Send a PDF, JPG, PNG or TIFF; each code comes back as JSON with its value, type, page and position.',
      pt: 'Para sistema de estoque, logística ou arquivo. Mande PDF, JPG, PNG ou TIFF; cada código volta em JSON: valor, tipo, página e posição.',
    },
    terms: {
      en: (free: string, price: string, quota: string) =>
        `Per month: ${free} requests free, or ${quota} for ${price}.`,
      pt: (free: string, price: string, quota: string) =>
        `Por mês: ${free} requisições grátis ou ${quota} por ${price}.`,
    },
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
        `Select a code to see its coordinates. Sample data: the sheet measures ${width} × ${height} points, and positions are in points of it.`,
      pt: (width: string, height: string) =>
        `Folha de exemplo de ${width} × ${height} pontos; as posições estão em pontos dela.`,
    },
    scanIt: {
      en: 'Scan the sheet with your phone: the codes are real. ',
      pt: 'Aponte a câmera do celular para a folha. ',
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
  features: {
    title: {
      en: 'For files that somebody else made',
      pt: 'Para o arquivo que vem de fora',
    },
    items: [
      {
        name: { en: 'PDFs and images', pt: 'PDF e imagem' },
        text: {
          en: 'A label sheet or a photo of a box.',
          pt: 'Folha de etiquetas ou foto da caixa.',
        },
      },
      {
        name: { en: 'All codes at once', pt: 'Todos de uma vez' },
        text: {
          en: 'A QR code beside three barcodes gives four entries in one list.',
          pt: 'Um QR Code e três códigos de barras: quatro itens.',
        },
      },
      {
        name: { en: 'Password-protected PDFs', pt: 'PDF com senha' },
        text: {
          en: 'Send the password with the file.',
          pt: 'Mande a senha junto.',
        },
      },
    ],
  },
  pages: {
    title: {
      en: (pages: string) => `The first ${pages} pages, and no more`,
      pt: (pages: string) => `As ${pages} primeiras páginas, e só`,
    },
    text: {
      en: (pages: string, all: string) =>
        `Only the first ${pages} pages of a ${all}-page PDF are read: \`pageCount\` says ${all}, \`processedPages\` says ${pages}. Send a longer file in parts.`,
      pt: (pages: string, all: string) =>
        `De um PDF de ${all} páginas, só as ${pages} primeiras são lidas: \`pageCount\` diz ${all}, \`processedPages\`, ${pages}. Divida o arquivo maior.`,
    },
  },
  how: {
    title: { en: 'Three steps, one request', pt: 'Três passos, uma requisição' },
    steps: [
      {
        title: { en: 'Send the file', pt: 'Mande o arquivo' },
        text: {
          en: 'As base64 or as a URL.',
          pt: 'Em base64 ou por URL.',
        },
      },
      {
        title: { en: 'We read the pages', pt: 'A gente lê as páginas' },
        text: {
          en: 'The image, or up to `maxPages` pages of the PDF.',
          pt: 'A imagem, ou até `maxPages` páginas do PDF.',
        },
      },
      {
        title: { en: 'Get the list', pt: 'Receba a lista' },
        text: {
          en: 'One entry for each code found.',
          pt: 'Um item para cada código.',
        },
      },
    ],
  },
  result: {
    kinds: { en: 'Values of `type`', pt: 'Valores de `type`' },
    types: {
      QR_CODE: {
        en: 'Links, tickets, payment requests. The square that a phone opens.',
        pt: 'Link, Pix, ingresso.',
      },
      CODE128: {
        en: 'Compact; encodes letters, digits and symbols: parcels, pallets, the access key on a Brazilian DANFE.',
        pt: 'Compacto: volume, chave de acesso da NF-e (no DANFE).',
      },
      CODE39: {
        en: 'Wider; capitals, digits and a few symbols: shelves, tools, asset tags.',
        pt: 'Mais largo: prateleira, patrimônio.',
      },
      EAN13: {
        en: 'The 13 digits on retail products.',
        pt: 'Os 13 dígitos do produto de loja.',
      },
    },
  },
  others: {
    en: 'Other symbologies, such as Data Matrix and the ITF bars of a Brazilian boleto, aren’t confirmed; ask us first.',
    pt: 'Outros tipos, como Data Matrix e as barras ITF do boleto, não estão confirmados: pergunte antes.',
  },
  request: {
    pages: {
      en: (pages: string) => `the first ${pages} of a PDF`,
      pt: (pages: string) => `as ${pages} primeiras do PDF`,
    },
  },
  uses: {
    title: {
      en: 'What each field is good for',
      pt: 'Para que serve cada campo',
    },
    items: {
      value: {
        name: { en: 'Goods received', pt: 'Recebimento de mercadoria' },
        text: {
          en: 'A photo of the papers, taken at the gate, finds the order.',
          pt: 'A foto do papel, tirada na portaria, acha o pedido.',
        },
      },
      type: {
        name: { en: 'Supplier catalogues', pt: 'Catálogo de fornecedor' },
        text: {
          en: 'Filter by EAN13 to get the products.',
          pt: 'Filtre por EAN13 e sobram os produtos.',
        },
      },
      page: {
        name: { en: 'Several documents in one scan', pt: 'Vários documentos num escaneado só' },
        text: {
          en: 'A sheet with a code before each document says where to cut the PDF.',
          pt: 'Uma folha com código marca onde cortar.',
        },
      },
      position: {
        name: { en: 'Labels before printing', pt: 'Etiqueta antes de imprimir' },
        text: {
          en: 'Catch a code that sits in the fold before you print a thousand.',
          pt: 'Confira se o código não caiu na dobra antes de imprimir mil.',
        },
      },
    },
  },
  plans: {
    title: {
      en: (price: string, quota: string) => `${quota} requests a month for ${price}`,
      pt: (price: string, quota: string) => `${quota} requisições: ${price} por mês`,
    },
    intro: {
      en: 'Billed monthly by the marketplace, in US dollars.',
      pt: 'Por mês, em dólar, pagos ao marketplace.',
    },
    label: { en: 'Plans of the barcode extractor', pt: 'Planos do extrator de códigos' },
    choose: { en: 'Choose This Plan', pt: 'Escolher este plano' },
    upgrade: { en: 'Upgrade Plan', pt: 'Fazer upgrade' },
  },
  closing: {
    title: {
      en: 'Try the sheet your scanner gave up on',
      pt: 'Teste com a folha que o leitor não pegou',
    },
    text: {
      en: (free: string) =>
        `Take the Free plan on the marketplace: ${free} requests a month to find out.`,
      pt: (free: string) => `São ${free} requisições grátis por mês.`,
    },
  },
  support: {
    title: { en: 'If a code does not come back', pt: 'Se um código não voltar' },
    text: {
      en: 'Tell us on WhatsApp which kind it is and where the page came from.',
      pt: 'Conte no WhatsApp o tipo e a origem da página.',
    },
    whatsapp: { en: 'Ask on WhatsApp', pt: 'Perguntar no WhatsApp' },
    listing: { en: 'Open the listing', pt: 'Abrir a página no marketplace' },
  },
});
