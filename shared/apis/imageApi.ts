import type { Lang } from '../languages';
import { imagePlans } from '../prices/marketplace';
import type { Endpoint, Listed } from './api';
import { baseUrl, statuses } from './change';

/** The picture that the image API's samples edit: a file of `public/`. */
export const samplePicture = '/samples/cafe.png';

/** The prompts of the samples, in the language of whoever reads them. */
const prompts = {
  generate: {
    en: 'A corner café with a red-and-white awning',
    pt: 'Um café de esquina, toldo vermelho e branco',
  },
  edit: {
    en: 'Make the awning yellow, keep the rest.',
    pt: 'Deixe o toldo amarelo. O resto fica.',
  },
};

/** What makes an image of a sentence. */
export const generate = (lang: Lang): Endpoint => ({
  method: 'POST',
  path: '/generate',
  request: [
    {
      name: 'prompt',
      type: 'string',
      minLength: 1,
      example: prompts.generate[lang],
      meaning: {
        en: 'What the image should show, in words',
        pt: 'O que a imagem deve mostrar, em palavras',
      },
    },
  ],
});

/** What changes an image that stands at an address; the example is a picture of the site at `origin`. */
export const edit = (origin: string, lang: Lang): Endpoint => ({
  method: 'POST',
  path: '/edit',
  request: [
    {
      name: 'prompt',
      type: 'string',
      minLength: 1,
      example: prompts.edit[lang],
      meaning: {
        en: 'What should change, and what should stay',
        pt: 'O que deve mudar e o que deve ficar',
      },
    },
    {
      name: 'image_url',
      type: 'url',
      example: origin + samplePicture,
      meaning: {
        en: 'Public URL of the image to edit (localhost does not work)',
        pt: 'URL pública da imagem a editar (localhost não funciona)',
      },
    },
  ],
});

/** The image generation and editing API. */
export const imageApi: Listed = {
  id: 'nano-banana-api',
  listing: 'image',
  plans: imagePlans,
  bodies: ['GenerationRequest', 'EditRequest'],
  changes: [
    { date: '2026-11-27', text: statuses },
    {
      date: '2026-11-25',
      text: {
        en: 'All schemas now have names. Requests with extra fields or an empty prompt are no longer valid.',
        pt: 'Cada schema passou a ter nome. A requisição passou a recusar campo extra e prompt vazio.',
      },
    },
    {
      date: '2026-11-24',
      text: {
        en: `${baseUrl.en} \`image/png\` is an example: read the format from \`Content-Type\`.`,
        pt: `${baseUrl.pt} \`image/png\` é um exemplo: leia o formato no \`Content-Type\`.`,
      },
    },
    {
      date: '2026-11-23',
      text: {
        en: 'Images now have a binary schema. Errors are now described as `4XX` and `5XX`.',
        pt: 'As imagens passaram a ter schema binário; os erros, a ser descritos em `4XX` e `5XX`.',
      },
    },
  ],
};
