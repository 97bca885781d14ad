export const words = {
  head: {
    title: 'Página photo-restoration',
    description: 'Uma página que está sendo escrita agora, para photo-restoration, com tudo.',
  },
};
