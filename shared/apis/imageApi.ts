import { imagePlans } from '../prices/marketplace';
import type { Endpoint, Listed } from './api';

/** The picture that the image API's samples edit: a file of `public/`. */
export const samplePicture = '/samples/cafe.png';

/** What makes an image of a sentence. */
export const generate: Endpoint = {
  method: 'POST',
  path: '/generate',
  request: [
    {
      name: 'prompt',
      type: 'string',
      minLength: 1,
      example: 'A corner café with a red-and-white awning',
      meaning: {
        en: 'What the image should show, in words',
        pt: 'O que a imagem deve mostrar, em palavras',
      },
    },
  ],
};

/** What changes an image that stands at an address; the example is a picture of the site at `origin`. */
export const edit = (origin: string): Endpoint => ({
  method: 'POST',
  path: '/edit',
  request: [
    {
      name: 'prompt',
      type: 'string',
      minLength: 1,
      example: 'Make the awning yellow, keep the rest.',
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
};
