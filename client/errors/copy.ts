import { words } from '../../shared/copy';

export const copy = words({
  '400': {
    title: { en: 'This address can’t be read', pt: 'Não deu para ler este endereço' },
    text: {
      en: 'Something in it is cut off or garbled. Copy the link again, or start from one of these.',
      pt: 'Uma parte dele veio cortada ou trocada. Copie o link de novo ou comece por aqui.',
    },
  },
  '404': {
    title: { en: 'Page not found', pt: 'Esta página não existe' },
    text: {
      en: 'The link may be old or mistyped. Try one of these instead.',
      pt: 'O link pode ser antigo ou ter um erro. Tente uma destas páginas.',
    },
  },
  '405': {
    title: { en: 'You can’t send data to this page', pt: 'Esta página é só para leitura' },
    text: {
      en: 'It can only be read. To write to us, use the contact page.',
      pt: 'Não dá para enviar nada a este endereço. Para falar com a gente, use a página de contato.',
    },
  },
  '410': {
    title: { en: 'This page has been removed', pt: 'Esta página saiu do ar' },
    text: {
      en: 'We took it down for good, and no other page replaces it. What we offer today starts here.',
      pt: 'Ela foi retirada de vez e nenhuma outra entrou no lugar. O que a gente oferece hoje começa por aqui.',
    },
  },
  '414': {
    title: { en: 'This address is too long', pt: 'Este endereço é longo demais' },
    text: {
      en: 'No link of ours is that long, so something was added to it. Start from one of these.',
      pt: 'Nenhum link nosso é tão comprido: alguma coisa foi acrescentada a ele. Comece por aqui.',
    },
  },
  '500': {
    title: { en: 'Something went wrong on our side', pt: 'Algo deu errado do nosso lado' },
    text: {
      en: 'The error is in our log. Try again in a minute, or write to us: that works without this page.',
      pt: 'O erro já está registrado para a gente corrigir. Tente de novo em um minuto ou fale com a gente: isso não depende desta página.',
    },
  },
  form: {
    title: { en: 'Form', pt: 'Ficha' },
    page: { en: 'Page', pt: 'Página' },
    moved: { en: 'Moved to', pt: 'Mudou para' },
    names: {
      page: { en: 'page', pt: 'pagina' },
      moved: { en: 'moved_to', pt: 'mudou_para' },
    },
    caption: {
      en: 'A blank form: there’s nothing to read on this page. If one of our own links led here, ',
      pt: 'Ficha em branco: nesta página não há o que ler. Se o link estava no nosso site, ',
    },
    tell: { en: 'tell us', pt: 'avise a gente' },
  },
  ways: { en: 'Where to go from here', pt: 'Para onde ir agora' },
  home: { en: 'Home page', pt: 'Página inicial' },
  products: { en: 'Our products', pt: 'Nossos produtos' },
  services: { en: 'Our services', pt: 'Nossos serviços' },
  contact: { en: 'Contact', pt: 'Contato' },
});
