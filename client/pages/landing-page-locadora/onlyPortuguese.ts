export const words = {
  head: {
    title: 'Página landing-page-locadora',
    description: 'Uma página que está sendo escrita agora, para landing-page-locadora, com tudo.',
  },
};
