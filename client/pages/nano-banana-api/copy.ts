import { words } from '../../../shared/copy';
import type { Figures } from './data';

export const copy = words({
  head: {
    title: { en: 'Image generation and editing API', pt: 'API para gerar e editar imagens' },
    description: {
      en: ({ free, price }: Figures) =>
        `Send a prompt and get an image; send an image with a prompt and get it back edited. ${free} requests a month free, then from ${price} a month.`,
      pt: ({ price }: Figures) =>
        `Mande uma frase e receba a imagem; mande a imagem com um pedido e ela volta editada. Grátis ou a partir de ${price} por mês.`,
    },
  },
  /** The fourth step to the first call. */
  call: {
    en: ({ free }: Figures) =>
      `Run both samples: that makes ${free} requests, all free. \`/edit\` fetches our picture from its URL, so download nothing: `,
    pt: ({ free }: Figures) =>
      `Rode os dois exemplos: são as ${free} grátis. O \`/edit\` busca a figura na URL, sem baixar: `,
  },
  hero: {
    title: {
      en: 'Image generation and editing API',
      pt: 'API para gerar e editar imagens',
    },
    lead: {
      en: 'For shops, catalogues and apps that need more pictures than anybody has time to make. Describe one, then change one thing; the response is the image itself.',
      pt: 'Para loja virtual, catálogo e aplicativo que precisam de mais imagens do que dá tempo de produzir. Descreva uma, mude um detalhe; a resposta é a própria imagem.',
    },
    start: { en: 'Get Started', pt: 'Começar' },
    documentation: { en: 'Documentation', pt: 'Documentação' },
    terms: {
      en: ({ free, price, quota }: Figures) =>
        `${free} requests a month free; up to ${quota} a month for ${price}.`,
      pt: ({ free, price, quota }: Figures) =>
        `Por mês: ${free} requisições grátis ou até ${quota} por ${price}.`,
    },
  },
  figure: {
    prompt: {
      en: 'Select a phrase to see what it adds.',
      pt: 'Escolha um trecho e veja o que ele acrescenta.',
    },
    phrases: {
      cafe: { en: 'A corner café', pt: 'Um café de esquina' },
      light: { en: 'under a clear afternoon sky,', pt: 'sob o céu limpo da tarde,' },
      awning: { en: 'a red-and-white awning,', pt: 'toldo vermelho e branco,' },
      cat: { en: 'a ginger cat in the window,', pt: 'um gato laranja na vitrine,' },
      bicycle: { en: 'a bicycle by the wall.', pt: 'uma bicicleta na calçada.' },
      style: { en: 'Flat screen print, few colours.', pt: 'Serigrafia, poucas cores.' },
    },
    change: {
      en: 'Select a change and compare.',
      pt: 'Escolha um pedido e compare.',
    },
    edits: {
      awning: { en: 'Make the awning yellow.', pt: 'Deixe o toldo amarelo.' },
      night: {
        en: 'Make it night, with the windows lit.',
        pt: 'Passe para a noite, com as luzes acesas.',
      },
      removed: { en: 'Take the bicycle away.', pt: 'Tire a bicicleta.' },
    },
    stays: { en: 'Keep everything else as it is.', pt: 'O resto fica como está.' },
    made: {
      en: 'A café by day: red-and-white awning, cat in the window, bicycle.',
      pt: 'Um café de dia: toldo vermelho e branco, gato na vitrine, bicicleta.',
    },
    edited: {
      en: 'The same drawing after the change that is chosen',
      pt: 'O desenho depois da mudança',
    },
    results: {
      awning: {
        en: 'The awning’s stripes are yellow. Nothing else changed.',
        pt: 'As faixas do toldo mudaram. O resto ficou.',
      },
      night: {
        en: 'The light changed. No shape did.',
        pt: 'A luz mudou. Nenhuma forma.',
      },
      removed: {
        en: 'The bicycle is gone. What was behind it is redrawn.',
        pt: 'A bicicleta saiu. O fundo foi recriado.',
      },
    },
    caption: {
      en: 'Our drawing, not API output.',
      pt: 'Desenho nosso, não da API.',
    },
  },
  features: {
    title: {
      en: 'Two endpoints, and the work they save',
      pt: 'Dois endpoints, e o que eles poupam',
    },
    items: [
      {
        name: { en: 'A sentence becomes an image', pt: 'A frase vira imagem' },
        text: {
          en: 'One field, `prompt`: no canvas, no template.',
          pt: 'Um campo só, `prompt`: sem tela nem modelo.',
        },
      },
      {
        name: { en: 'An image becomes its next version', pt: 'A imagem vira outra versão' },
        text: {
          en: 'Send its URL and say what to change: the same mug in blue.',
          pt: 'Mande a URL e diga o que muda: a mesma caneca em azul.',
        },
      },
      {
        name: { en: 'The response is the file', pt: 'A resposta é o arquivo' },
        text: {
          en: 'No job to poll, no link to fetch later: save the bytes, or pass them on.',
          pt: 'Não há job para consultar: salve os bytes ou repasse.',
        },
      },
      {
        name: { en: 'Your bill has a ceiling', pt: 'O gasto tem teto' },
        text: {
          en: 'All four plans have a hard limit: a runaway loop can’t cost more than your plan.',
          pt: 'Os quatro planos têm limite fixo: um loop infinito custa só o preço do plano.',
        },
      },
    ],
  },
  endpoints: {
    title: { en: 'Reference: two endpoints', pt: 'Referência: dois endpoints' },
    texts: {
      generate: {
        en: 'Generates an image from a text prompt.',
        pt: 'Gera uma imagem a partir de um texto.',
      },
      edit: {
        en: 'Changes the image at a public URL.',
        pt: 'Muda a imagem de uma URL pública.',
      },
    },
    response: {
      en: 'The bytes of one image, with no JSON around them. Format and size are not documented yet: the samples name the file after `Content-Type`.',
      pt: 'Os bytes de uma imagem. Formato e tamanho não estão documentados: a extensão vem do `Content-Type`.',
    },
  },
  language: {
    en: 'Which languages a prompt may be in is not documented; our samples are in English.',
    pt: 'Os idiomas do prompt não estão documentados: no código, inglês; na demonstração, tradução.',
  },
  pricing: {
    title: {
      en: 'Four plans with a hard limit',
      pt: 'Quatro planos com limite fixo',
    },
    intro: {
      en: 'Billed monthly by the marketplace, in US dollars. A plan counts requests and tokens. There are no overage charges.',
      pt: 'Por mês, em dólar, pagos ao marketplace. Contam requisições e tokens.',
    },
    label: { en: 'Plans of the image API', pt: 'Planos da API de imagens' },
    choose: {
      en: (plan: string) => `Choose ${plan}`,
      pt: (plan: string) => `Escolher ${plan}`,
    },
    sums: {
      caption: { en: 'Cost per request', pt: 'Quanto sai cada requisição' },
      columns: [
        { en: 'Plan', pt: 'Plano' },
        { en: 'In tokens', pt: 'Em tokens' },
        { en: 'In dollars', pt: 'Em dólares' },
      ],
      free: { en: 'free', pt: 'grátis' },
      note: {
        en: 'Tokens and price, divided by the requests. How many tokens an image uses is not documented; the tokens may end first.',
        pt: 'Divididos pelas requisições. Os tokens por imagem não estão documentados; podem acabar antes.',
      },
    },
  },
  contact: {
    title: {
      en: 'Not sure it can draw what you need?',
      pt: 'Será que ela serve para você?',
    },
    text: {
      en: 'Tell us what the pictures are for, how many a month, and what has to stay the same. We’ll tell you whether this API fits.',
      pt: 'Conte para quê e quantas por mês: a gente diz.',
    },
  },
});
