export const words = {
  head: {
    title: 'Página architecture-studio',
    description: 'Uma página que está sendo escrita agora, para architecture-studio, com tudo.',
  },
};
