import { words } from '../../../shared/copy';

export const copy = words({
  head: {
    title: { en: 'Contact: start a WhatsApp chat', pt: 'Contato: fale com a gente no WhatsApp' },
    description: {
      en: 'Tell us on WhatsApp what you want to extract, automate or publish. People answer, Monday to Saturday, and the first talk costs nothing.',
      pt: 'Conte no WhatsApp o que você quer extrair, automatizar ou publicar. Quem responde é gente, de segunda a sábado, e a primeira conversa é de graça.',
    },
  },
  title: { en: 'Tell us what is taking up your time', pt: 'Conte o que está tomando o seu tempo' },
  lead: {
    en: 'A stack of invoices, a chore done by hand, a website that brings nobody. Describe it in your own words: you get back what it takes, how long and what it costs.',
    pt: 'Uma pilha de notas, uma rotina feita na mão, um site que não traz ninguém. Descreva do seu jeito: a gente responde com o caminho, o prazo e o orçamento.',
  },
  about: { en: 'You are writing about', pt: 'Você está escrevendo sobre' },
  plan: { en: 'Plan', pt: 'Plano' },
  subject: { en: 'Subject', pt: 'Assunto' },
  chat: {
    title: { en: 'Chat on WhatsApp', pt: 'Conversar no WhatsApp' },
    text: {
      en: 'Opens WhatsApp with this message, which you can change before you send it:',
      pt: 'O WhatsApp abre com esta mensagem, que você pode mudar antes de enviar:',
    },
    button: { en: 'Start the chat on WhatsApp', pt: 'Abrir a conversa no WhatsApp' },
  },
  info: {
    title: {
      en: 'Other ways, and what happens next',
      pt: 'Outros caminhos, e o que acontece depois',
    },
    phone: { en: 'Call us', pt: 'Telefone' },
    email: { en: 'No WhatsApp? Write an email', pt: 'Sem WhatsApp? Mande um e-mail' },
    hours: { en: 'Business hours', pt: 'Horário de atendimento' },
    next: { en: 'What happens next', pt: 'O que acontece depois' },
    steps: [
      {
        en: 'You write. Send a sample document or a link if you have one: it saves a round of questions.',
        pt: 'Você escreve. Se tiver um documento de exemplo ou um link, mande junto: poupa uma rodada de perguntas.',
      },
      {
        en: 'We ask what is missing, within business hours, and say openly if we are not the right people.',
        pt: 'A gente pergunta o que faltar, em horário comercial, e avisa com franqueza se não for com a gente.',
      },
      {
        en: 'You get a proposal in writing: what is delivered, by when, for how much. Until you accept it, you owe nothing.',
        pt: 'Você recebe a proposta por escrito: o que entra, em que prazo e por quanto. Antes do seu “sim”, não há custo.',
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
