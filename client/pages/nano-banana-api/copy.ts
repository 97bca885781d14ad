import { words } from '../../../shared/copy';

export const copy = words({
  head: {
    title: { en: 'Image API', pt: 'API de imagens' },
    description: {
      en: 'An image API that is being written about here, at once.',
      pt: 'Uma API de imagens sobre a qual se escreve aqui, já.',
    },
  },
});
