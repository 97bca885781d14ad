export const words = {
  head: {
    title: 'Página landing-page-consultoria',
    description:
      'Uma página que está sendo escrita agora, para landing-page-consultoria, com tudo.',
  },
};
