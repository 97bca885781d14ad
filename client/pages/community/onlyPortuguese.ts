export const words = {
  head: {
    title: 'Página community',
    description: 'Uma página que está sendo escrita agora, para community, com tudo.',
  },
};
