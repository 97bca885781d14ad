import { words } from '../../../shared/copy';

export const copy = words({
  head: {
    title: { en: 'Contact: start a WhatsApp chat', pt: 'Contato: fale com a gente no WhatsApp' },
    description: {
      en: 'Tell us on WhatsApp what you want to extract, automate or publish. A short message will do; we answer within business hours.',
      pt: 'Conte no WhatsApp o que você quer extrair, automatizar ou publicar. Uma mensagem curta basta; respondemos no horário de atendimento.',
    },
  },
  title: { en: 'Tell us what is taking up your time', pt: 'Conte o que está tomando o seu tempo' },
  lead: {
    en: 'A stack of invoices, a chore done by hand, a website that brings nobody: your own words will do.',
    pt: 'Uma pilha de notas fiscais, uma planilha feita na mão, um site que não traz ninguém: conte do seu jeito.',
  },
  about: { en: 'About', pt: 'Sobre' },
  chat: {
    title: {
      en: (name: string) => `${name} on WhatsApp`,
      pt: (name: string) => `${name} no WhatsApp`,
    },
    // At most as long as the hours that take its place: one line on a phone in every engine.
    people: { en: 'People answer,', pt: 'Aqui é gente,' },
    days: { en: 'Monday to Saturday', pt: 'segunda a sábado' },
    text: {
      en: 'Your message is already written: change it in WhatsApp, then send.',
      pt: 'A mensagem já vai escrita: mude o que quiser no WhatsApp e envie.',
    },
    button: { en: 'Start the chat on WhatsApp', pt: 'Chamar no WhatsApp' },
    computer: {
      en: (number: string) =>
        `On this computer, WhatsApp Web opens. To write from your phone instead, the number is ${number}.`,
      pt: (number: string) =>
        `Neste computador, abre o WhatsApp Web. Para chamar do celular, o número é ${number}.`,
    },
  },
  info: {
    title: { en: 'Not on WhatsApp?', pt: 'Sem WhatsApp?' },
    email: {
      en: 'Email, with the same message in it',
      pt: 'E-mail, já com a mesma mensagem',
    },
    phone: { en: 'Phone', pt: 'Telefone' },
  },
  next: {
    title: { en: 'What happens next', pt: 'O que acontece depois' },
    steps: [
      {
        en: 'You write. Send a sample document or a link if you have one: it saves a round of questions.',
        pt: 'Você escreve. Se tiver um documento de exemplo ou um link, mande junto: poupa uma rodada de perguntas.',
      },
      {
        en: 'We ask what is missing, within business hours, and tell you openly if we are not the right people.',
        pt: 'A gente pergunta o que faltar, em horário comercial, e fala com franqueza se não for com a gente.',
      },
      {
        en: 'You get a quote in writing: what is delivered, by when, for how much. Until you accept it, you owe nothing.',
        pt: 'Você recebe o orçamento por escrito: o que entra, em que prazo e por quanto. Antes do seu “sim”, não há custo.',
      },
    ],
  },
  form: {
    title: { en: 'Or write it here first', pt: 'Ou escreva aqui primeiro' },
    text: {
      en: 'Fill in what you like; the button hands it to WhatsApp as one message.',
      pt: 'Preencha o que quiser; o botão leva tudo para o WhatsApp em uma mensagem só.',
    },
  },
});
