export const words = {
  head: {
    title: 'Página landing-page-eventos',
    description: 'Uma página que está sendo escrita agora, para landing-page-eventos, com tudo.',
  },
};
