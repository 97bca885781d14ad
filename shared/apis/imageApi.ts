import { dollars } from '../format';
import type { ApiPlan, Endpoint, Listed } from './api';

/** What makes an image of a sentence. */
export const generate: Endpoint = {
  method: 'POST',
  path: '/generate',
  request: [
    {
      name: 'prompt',
      type: 'text',
      example: 'A corner café with a red-and-white awning',
      meaning: {
        en: 'What the image should show, in words',
        pt: 'O que a imagem deve mostrar, em palavras',
      },
    },
  ],
};

/** What changes an image that stands at an address. */
export const edit: Endpoint = {
  method: 'POST',
  path: '/edit',
  request: [
    {
      name: 'prompt',
      type: 'text',
      example: 'Make the awning yellow, keep the rest.',
      meaning: {
        en: 'What should change, and what should stay',
        pt: 'O que deve mudar e o que deve ficar',
      },
    },
    {
      name: 'image_url',
      type: 'url',
      example: 'https://files.example.com/cafe.png',
      meaning: {
        en: 'Address of the image to change',
        pt: 'Endereço da imagem que vai mudar',
      },
    },
  ],
};

/** The plans of the image API: each ends where its requests or its tokens do. */
const imagePlans: readonly ApiPlan[] = [
  { id: 'Basic', price: dollars(0, 2), tokens: 2600, quota: 2, hardLimit: true },
  { id: 'Pro', price: dollars(10, 2), tokens: 103_200, quota: 80, hardLimit: true },
  {
    id: 'Ultra',
    price: dollars(20, 2),
    tokens: 216_720,
    quota: 168,
    hardLimit: true,
    mark: 'popular',
  },
  { id: 'Mega', price: dollars(50, 2), tokens: 536_640, quota: 416, hardLimit: true },
];

/** The image generation and editing API. */
export const imageApi: Listed = { id: 'nano-banana-api', plans: imagePlans };
