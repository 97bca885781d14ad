import { words } from '../../../shared/copy';

export const copy = words({
  head: {
    title: { en: 'Contact: start a WhatsApp chat', pt: 'Contato: fale com a gente no WhatsApp' },
    description: {
      en: 'Tell us on WhatsApp what you want to extract, automate or publish. A short message will do; we answer within business hours.',
      pt: 'Conte no WhatsApp o que você quer extrair, automatizar ou publicar. Uma mensagem curta basta; a gente responde no horário de atendimento.',
    },
  },
  kicker: { en: 'Contact: ask for a quote', pt: 'Contato: peça um orçamento' },
  title: { en: 'Tell us what is taking up your time', pt: 'Conte o que está tomando o seu tempo' },
  lead: {
    en: 'Document data, automation and websites for small companies: say it in your own words.',
    pt: 'Dados de documentos, automação e sites para pequenas empresas: escreva do seu jeito.',
  },
  about: { en: 'About', pt: 'Sobre' },
  chat: {
    title: {
      en: (name: string) => `${name} on WhatsApp`,
      pt: (name: string) => `${name} no WhatsApp`,
    },
    // Two lines on a phone, as the hours that take their place.
    people: { en: 'People answer,', pt: 'Gente de verdade,' },
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
    response: {
      en: (hours: string) => `Expected answer: within ${hours}\u00a0h of business time.`,
      pt: (hours: string) => `Resposta esperada: em até ${hours}\u00a0h de expediente.`,
    },

    title: { en: 'Not on WhatsApp?', pt: 'Sem WhatsApp?' },
    email: { en: 'Email, with the same message', pt: 'E-mail, com a mesma mensagem' },
    phone: { en: 'Phone', pt: 'Telefone' },
    company: { en: 'Company', pt: 'Empresa' },
  },
  next: {
    title: { en: 'What happens next', pt: 'O que acontece depois' },
    steps: [
      {
        en: 'You write, with a sample document or a link if you have one.',
        pt: 'Você escreve e manda um documento de exemplo ou um link, se tiver.',
      },
      {
        en: 'We ask what is missing, and tell you if we are not the right people.',
        pt: 'A gente pergunta o que faltar e avisa se não fizer esse tipo de trabalho.',
      },
      {
        en: 'You get a quote: what, by when, for how much. Until you accept it, you owe nothing.',
        pt: 'Você recebe o orçamento: o que entra, em que prazo e por quanto. Antes do seu “sim”, não há custo.',
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
