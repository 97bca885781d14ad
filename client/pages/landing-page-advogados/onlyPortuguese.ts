export const words = {
  head: {
    title: 'Página landing-page-advogados',
    description: 'Uma página que está sendo escrita agora, para landing-page-advogados, com tudo.',
  },
};
