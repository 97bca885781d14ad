export const words = {
  head: {
    title: 'Página landing-page-imobiliaria',
    description:
      'Uma página que está sendo escrita agora, para landing-page-imobiliaria, com tudo.',
  },
};
