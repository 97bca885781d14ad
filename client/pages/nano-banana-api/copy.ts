import { words } from '../../../shared/copy';
import type { Figures } from './data';

export const copy = words({
  head: {
    title: { en: 'Image generation and editing API', pt: 'API para gerar e editar imagens' },
    description: {
      en: ({ free, price }: Figures) =>
        `Send a prompt and get an image; send an image with a prompt and get it back edited. ${free} requests a month free, then from ${price} a month.`,
      pt: ({ free, price }: Figures) =>
        `Mande uma frase e receba a imagem; mande a imagem com um pedido e ela volta editada. ${free} requisições por mês grátis, depois a partir de ${price} ao mês.`,
    },
  },
  hero: {
    title: {
      en: 'Image generation and editing API',
      pt: 'API para gerar e editar imagens',
    },
    lead: {
      en: 'An API for shops, catalogues and apps that need more pictures than anybody has time to draw. Describe a picture, then change one thing; the response is the image itself.',
      pt: 'Uma API para loja virtual, catálogo e aplicativo que precisam de mais imagens do que dá tempo de desenhar. Descreva uma imagem, depois mude uma coisa só; a resposta é a própria imagem.',
    },
    start: { en: 'Get Started', pt: 'Começar' },
    documentation: { en: 'Documentation', pt: 'Documentação' },
    terms: {
      en: ({ free, price, quota }: Figures) =>
        `${free} requests a month free. ${quota} for ${price}.`,
      pt: ({ free, price, quota }: Figures) =>
        `${free} requisições por mês grátis. ${quota} por ${price}.`,
    },
  },
  figure: {
    prompt: {
      en: 'Press a phrase and see what it asked for',
      pt: 'Toque num trecho e veja o que ele pediu',
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
      en: 'Press a change and compare',
      pt: 'Toque num pedido e compare',
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
      en: 'A café drawn by day: red-and-white awning, cat in the window, bicycle, street lamp. Below, its colours.',
      pt: 'Desenho de um café de dia: toldo vermelho e branco, gato na vitrine, bicicleta, poste. Embaixo, as cores.',
    },
    edited: {
      en: 'The same drawing after the change that is chosen',
      pt: 'O mesmo desenho depois da mudança escolhida',
    },
    results: {
      awning: {
        en: 'Changed: five stripes of the awning. Door, cat and bicycle stayed.',
        pt: 'Mudou: cinco faixas do toldo. Porta, gato e bicicleta ficaram.',
      },
      night: {
        en: 'Changed: the light. No shape did, down to the stripes of the awning.',
        pt: 'Mudou: a luz. Nenhuma forma mudou, nem as faixas do toldo.',
      },
      removed: {
        en: 'Changed: no bicycle. What was behind it had to be made up.',
        pt: 'Mudou: saiu a bicicleta. O que estava atrás teve que ser inventado.',
      },
    },
    caption: {
      en: 'Illustration, not API output.',
      pt: 'Ilustração, e não saída da API.',
    },
  },
  features: {
    title: {
      en: 'Two requests, and what they spare you',
      pt: 'Duas requisições, e o que elas poupam',
    },
    items: [
      {
        name: { en: 'A sentence becomes an image', pt: 'A frase vira imagem' },
        text: {
          en: 'One field, `prompt`. There is no canvas to set up and no template to fill.',
          pt: 'Um campo só, `prompt`. Não tem tela para montar nem modelo para preencher.',
        },
      },
      {
        name: { en: 'An image becomes its next version', pt: 'A imagem vira outra versão' },
        text: {
          en: 'Give the URL of a picture you have and say what should be different: the same shop front at Christmas, the same mug in blue.',
          pt: 'Passe a URL de uma imagem sua e diga o que muda: a mesma fachada no Natal, a mesma caneca em azul.',
        },
      },
      {
        name: { en: 'The response is the file', pt: 'A resposta é o arquivo' },
        text: {
          en: 'No job number to ask after and no link to fetch later. The response body is the image’s bytes: save them, or pass them on.',
          pt: 'Sem número de tarefa para consultar nem link para baixar depois. O corpo da resposta são os bytes da imagem: salve ou passe adiante.',
        },
      },
      {
        name: { en: 'The bill stops by itself', pt: 'A conta para sozinha' },
        text: {
          en: 'All four plans have a hard limit. A loop that runs wild in your code uses up the month, and costs the price of the plan.',
          pt: 'Os quatro planos têm limite fixo. Um laço sem fim no seu código gasta o mês e custa só o preço do plano.',
        },
      },
    ],
  },
  endpoints: {
    title: { en: 'The two endpoints', pt: 'Os dois endpoints' },
    intro: {
      en: 'Both take JSON and return an image.',
      pt: 'Os dois recebem JSON e devolvem uma imagem.',
    },
    texts: {
      generate: { en: 'Makes an image from words.', pt: 'Faz uma imagem a partir de texto.' },
      edit: {
        en: 'Changes the image at the URL you send.',
        pt: 'Muda a imagem da URL que você manda.',
      },
    },
    fields: {
      en: (path: string) => `Body of ${path}`,
      pt: (path: string) => `Corpo do ${path}`,
    },
    facts: [
      {
        name: { en: 'What comes back', pt: 'O que volta' },
        text: {
          en: 'The bytes of one image, with no JSON around them. Format and size are not documented yet: read `Content-Type` before you rely on the `.png` of our samples.',
          pt: 'Os bytes de uma imagem. Formato e tamanho não estão documentados: leia o `Content-Type` antes de confiar no `.png` dos exemplos.',
        },
      },
      {
        name: { en: 'Authentication and base URL', pt: 'Autenticação e URL base' },
        text: {
          en: (origin: string, header: string) =>
            `Your API key, in the header \`${header}\`. Key and base URL come from the marketplace when you subscribe; here the key and \`${origin}\` are placeholders. \`image_url\` has to open from outside your network.`,
          pt: (origin: string, header: string) =>
            `A sua chave, no cabeçalho \`${header}\`. Chave e URL base vêm do marketplace, na assinatura; aqui a chave e \`${origin}\` são exemplos. O \`image_url\` precisa abrir de fora da sua rede.`,
        },
      },
      {
        name: { en: 'Running the samples', pt: 'Como rodar os exemplos' },
        text: {
          en: 'They print the `Content-Type` and stop at an HTTP error. JavaScript: Node 18. Python: `requests`.',
          pt: 'Mostram o `Content-Type` e param num erro HTTP. JavaScript: Node 18. Python: `requests`.',
        },
      },
    ],
  },
  pricing: {
    title: {
      en: 'Four plans with a hard limit',
      pt: 'Quatro planos com limite fixo',
    },
    intro: {
      en: 'Monthly prices in US dollars, paid to the marketplace. A plan counts requests and tokens, the unit in which image models are metered. At the limit, requests are refused; there are no overage charges.',
      pt: 'Preços por mês em dólar, pagos ao marketplace. O plano conta requisições e tokens, a unidade em que se mede o uso de um modelo de imagem. No limite, a requisição é recusada; nada é cobrado por fora.',
    },
    label: { en: 'Plans of the image API', pt: 'Planos da API de imagens' },
    choose: {
      en: (plan: string) => `Choose ${plan}`,
      pt: (plan: string) => `Escolher ${plan}`,
    },
    sums: {
      caption: { en: 'What one request comes to', pt: 'Quanto sai cada requisição' },
      columns: [
        { en: 'Plan', pt: 'Plano' },
        { en: 'In tokens', pt: 'Em tokens' },
        { en: 'In dollars', pt: 'Em dólares' },
      ],
      free: { en: 'free', pt: 'grátis' },
      note: {
        en: 'The plan’s tokens and its price, each divided by its requests. How many tokens a given image uses is not documented; if yours use more, the tokens end first.',
        pt: 'Os tokens e o preço do plano, divididos pelas requisições. Quantos tokens cada imagem gasta não está documentado; se a sua gastar mais, os tokens acabam antes.',
      },
    },
  },
  tips: {
    title: {
      en: 'Each try is a request. Write it well once.',
      pt: 'Cada tentativa é uma requisição. Capriche na primeira.',
    },
    vague: { en: 'Vague:', pt: 'Vago:' },
    better: { en: 'Better:', pt: 'Melhor:' },
    groups: [
      {
        name: { en: 'For a new image', pt: 'Para uma imagem nova' },
        items: [
          {
            vague: { en: 'a nice café', pt: 'um café bonito' },
            better: {
              en: 'a corner café seen from across the street, the door on the right',
              pt: 'um café de esquina visto do outro lado da rua, a porta à direita',
            },
            why: { en: 'Say what is there, and where.', pt: 'Diga o que aparece, e onde.' },
          },
          {
            vague: { en: 'beautiful light', pt: 'luz linda' },
            better: {
              en: 'late afternoon, sun from the left, long shadows',
              pt: 'fim de tarde, sol vindo da esquerda, sombras compridas',
            },
            why: {
              en: 'Light has an hour and a direction.',
              pt: 'Luz tem hora e direção.',
            },
          },
          {
            vague: { en: 'modern style', pt: 'estilo moderno' },
            better: {
              en: 'flat screen print, six colours, no outlines',
              pt: 'serigrafia, seis cores chapadas, sem contorno',
            },
            why: {
              en: 'Name a way of making pictures rather than a mood.',
              pt: 'Cite um jeito de fazer imagem no lugar de um adjetivo.',
            },
          },
        ],
      },
      {
        name: { en: 'For an edit: say what stays', pt: 'Para editar: diga o que fica' },
        items: [
          {
            vague: { en: 'make it night', pt: 'deixe de noite' },
            better: {
              en: 'make it night; keep the building, the awning and the cat as they are',
              pt: 'passe para a noite; prédio, toldo e gato ficam como estão',
            },
            why: {
              en: 'What is not named may be drawn anew.',
              pt: 'O que você não cita pode ser desenhado de novo.',
            },
          },
          {
            vague: { en: 'change the colour', pt: 'troque a cor' },
            better: {
              en: 'make the red stripes of the awning over the window yellow',
              pt: 'deixe amarelas as faixas vermelhas do toldo da vitrine',
            },
            why: {
              en: 'Point at the part as you would to a person.',
              pt: 'Aponte a parte como apontaria para alguém.',
            },
          },
          {
            vague: {
              en: 'yellow awning, night, no bicycle, more people',
              pt: 'toldo amarelo, noite, sem bicicleta, mais gente',
            },
            better: { en: 'take the bicycle away', pt: 'tire a bicicleta' },
            why: {
              en: 'One change a request. Save the image, put it online, send its URL with the next.',
              pt: 'Uma mudança por requisição. Salve a imagem, publique e mande a URL dela com a próxima.',
            },
          },
        ],
      },
    ],
    language: {
      en: 'Which languages a prompt may be in is not documented; our samples are in English.',
      pt: 'Em que idiomas o prompt pode vir não está documentado. Se um em português sair estranho, tente em inglês, como nos exemplos.',
    },
  },
  contact: {
    title: {
      en: 'Not sure that it draws what you need?',
      pt: 'Não sabe se ela faz o que você precisa?',
    },
    text: {
      en: 'Tell us what the pictures are for, how many a month, and what has to stay the same from one to the next. We tell you whether this API fits, or what we would build on it.',
      pt: 'Conte para que são as imagens, quantas por mês e o que precisa ficar igual de uma para outra. A gente diz se a API serve, ou o que construiria em cima dela.',
    },
    steps: [
      {
        en: 'WhatsApp opens with your message. You read it and press send.',
        pt: 'O WhatsApp abre com a sua mensagem. Você confere e envia.',
      },
      {
        en: 'A person reads it and asks for two or three of your pictures.',
        pt: 'Uma pessoa lê e pede duas ou três imagens suas.',
      },
      {
        en: 'If there is something to build, you get a quote in writing first.',
        pt: 'Se houver algo a construir, antes vem o orçamento por escrito.',
      },
    ],
    marketplace: {
      en: 'Subscription, key and charges are with the marketplace.',
      pt: 'Assinatura, chave e cobrança são com o marketplace.',
    },
  },
});
