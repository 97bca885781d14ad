import { words } from '../../../shared/copy';
import type { Figures } from './data';

export const copy = words({
  head: {
    title: {
      en: 'AI image generation and editing API',
      pt: 'API para gerar e editar imagens com IA',
    },
    description: {
      en: ({ free, price }: Figures) =>
        `Send a prompt and get an image; send an image URL with a prompt and get the image back edited. ${free} requests a month free, then from ${price} a month.`,
      pt: ({ price }: Figures) =>
        `Mande uma frase e a API gera a imagem; mande a imagem com um pedido e a API devolve a imagem editada. Grátis ou a partir de ${price} por mês.`,
    },
  },
  /** What can be checked: there is no file to compare. */
  check: {
    en: 'run the café prompt free',
    pt: 'rode de graça o exemplo do café',
  },
  intro: {
    en: (free: string) => `It takes one of the ${free} free requests.`,
    pt: (free: string) => `Gasta uma das ${free} requisições grátis.`,
  },
  /** The fourth step to the first call. */
  call: {
    en: 'Run either sample, and save your second free request for your own prompt. The `/edit` sample uses our test image: ',
    pt: 'Rode um dos dois exemplos e guarde a segunda requisição grátis para o seu prompt. O `/edit` usa a nossa imagem de teste: ',
  },
  hero: {
    title: {
      en: 'AI image generation and editing API',
      pt: 'API para gerar e editar imagens com IA',
    },
    lead: {
      en: 'For shops, catalogs and apps. Describe a new image, or say what to change in one you have, and get the file back.',
      pt: 'Para loja virtual, catálogo ou aplicativo. Descreva a imagem, ou diga o que mudar numa que você já tem, e receba o arquivo.',
    },
    start: { en: 'Get Started', pt: 'Começar' },
    plans: { en: ': see the plans', pt: ': veja os planos' },
    documentation: {
      en: (store: string) => `Documentation on ${store}`,
      pt: (store: string) => `Documentação ${store}`,
    },
  },
  how: [
    {
      name: { en: 'Send a prompt', pt: 'Mande o prompt' },
      text: {
        en: 'Describe the image in `prompt`. To edit one, add its URL.',
        pt: 'Descreva a imagem em `prompt`. Para editar uma, mande também a URL dela.',
      },
    },
    {
      name: { en: 'The API makes the image', pt: 'A API faz a imagem' },
      text: {
        en: '`/generate` makes a new one; `/edit` changes yours.',
        pt: '`/generate` cria uma nova; `/edit` muda a sua.',
      },
    },
    {
      name: { en: 'Save the file', pt: 'Guarde o arquivo' },
      text: {
        en: 'The call returns the image itself.',
        pt: 'A resposta da mesma chamada é a própria imagem.',
      },
    },
  ],
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
      style: { en: 'Flat screen print, few colors.', pt: 'Serigrafia, poucas cores.' },
    },
    /** What a phrase outlines in the picture, said to who does not see it. */
    outlined: {
      cafe: { en: 'Outlined: the building', pt: 'Contornado: o prédio' },
      light: { en: 'Outlined: the sky', pt: 'Contornado: o céu' },
      awning: { en: 'Outlined: the awning', pt: 'Contornado: o toldo' },
      cat: { en: 'Outlined: the cat', pt: 'Contornado: o gato' },
      bicycle: { en: 'Outlined: the bicycle', pt: 'Contornada: a bicicleta' },
      style: { en: 'Outlined: the ink swatches', pt: 'Contornadas: as amostras de tinta' },
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
      en: 'The same café after the selected edit: yellow awning, night, or no bicycle',
      pt: 'O mesmo café depois da mudança escolhida: toldo amarelo, noite ou sem bicicleta',
    },
    results: {
      awning: {
        en: 'In our drawing, the awning’s stripes turn yellow and nothing else changes.',
        pt: 'No nosso desenho, só as faixas do toldo mudam de cor.',
      },
      night: {
        en: 'The light changed, but no shape did.',
        pt: 'A luz mudou, mas nenhuma forma mudou.',
      },
      removed: {
        en: 'The bicycle is gone. What was behind it is redrawn.',
        pt: 'A bicicleta saiu. O fundo foi recriado.',
      },
    },
    caption: {
      en: 'We drew these ourselves to show what each phrase does. To see the API’s own output, run the shorter prompt below.',
      pt: 'Os desenhos são nossos e mostram o que cada trecho muda. Para ver a imagem da API, rode o exemplo abaixo.',
    },
  },
  features: {
    title: {
      en: 'What the two endpoints do',
      pt: 'O que os dois endpoints fazem',
    },
    items: [
      {
        name: { en: 'Generate an image from a prompt', pt: 'Gere uma imagem a partir de um texto' },
        text: {
          en: 'The request has one field, `prompt`. Describe the image in words.',
          pt: 'Você preenche um campo só, `prompt`, sem escolher modelo.',
        },
      },
      {
        name: { en: 'Edit an image with a prompt', pt: 'Edite uma imagem com um pedido' },
        text: {
          en: 'Send the image’s URL and say what to change, such as “make the mug blue”.',
          pt: 'Mande a URL da imagem e diga o que mudar, como em “deixe a caneca azul”.',
        },
      },
      {
        name: { en: 'The response is the file', pt: 'A resposta é o arquivo' },
        text: {
          en: 'The image comes back in the same call. Save the bytes, or pass them on.',
          pt: 'A imagem vem na mesma chamada. Guarde os bytes ou passe adiante.',
        },
      },
      {
        name: { en: 'Your bill has a ceiling', pt: 'O gasto tem teto' },
        text: {
          en: 'Even a runaway loop can’t cost you more than your plan’s monthly price.',
          pt: 'Mesmo que o seu programa entre em loop, você paga só o preço do plano.',
        },
      },
    ],
  },
  endpoints: {
    title: { en: 'Reference: two endpoints', pt: 'Referência: dois endpoints' },
    texts: {
      generate: {
        en: 'Generate an image from a text prompt.',
        pt: 'Gera uma imagem a partir de um texto.',
      },
      edit: {
        en: 'Edit an image with a text prompt (image sent by URL).',
        pt: 'Edita a imagem que está em uma URL pública.',
      },
    },
    response: {
      en: 'The response body is one image file, with no JSON around it. The complete samples read its format from `Content-Type` and name the file to match.',
      pt: 'A resposta é o arquivo da imagem, sem JSON. O código completo lê o formato no `Content-Type`.',
    },
  },
  language: {
    en: 'Our samples use English prompts. Before you rely on another language, test it on the free plan.',
    pt: 'Os exemplos usam prompt em português. Antes de pagar, veja no plano grátis se o resultado serve.',
  },
  plans: {
    title: {
      en: 'Plans and prices',
      pt: 'Planos e preços',
    },
    intro: {
      en: (store: string) =>
        `Billed monthly by ${store}, in US dollars. Each plan has a monthly quota of requests and tokens, and that is a hard limit: further requests are refused, with no overage charges.`,
      pt: (store: string) =>
        `Os planos são mensais, em dólar, e a cobrança é feita ${store}; o valor em reais depende do câmbio e do IOF. Cada plano tem uma cota de requisições e uma de tokens, e esse é um limite fixo: acima dele, a requisição é recusada, sem cobrança por excedente.`,
    },
    label: { en: 'Plans of the Image API', pt: 'Planos da API de imagens' },
    choose: {
      en: (plan: string) => `Choose ${plan}`,
      pt: (plan: string) => `Escolher ${plan}`,
    },
    note: {
      en: (tokens: string) =>
        `Each plan includes at least ${tokens} tokens per request. With large images, the tokens may run out before the requests.`,
      pt: (tokens: string) =>
        `Cada plano traz pelo menos ${tokens} tokens por requisição. Com imagem grande, eles podem acabar antes das requisições.`,
    },
    all: { en: 'All plans', pt: 'Todos os planos' },
  },
  contact: {
    title: {
      en: 'Try your own prompt on the free plan',
      pt: 'Teste o seu prompt no plano grátis',
    },
    text: {
      en: 'Not sure it can make what you need? Tell us what the images are for, how many a month, and what has to stay the same. We’ll tell you whether this API fits.',
      pt: 'Será que esta API serve para você? Conte para que são as imagens e de quantas você precisa por mês. A gente diz se vale a pena.',
    },
    whatsapp: { en: 'Ask on WhatsApp', pt: 'Perguntar no WhatsApp' },
    form: { en: 'Or write it here first', pt: 'Ou escreva a mensagem aqui' },
  },
});
