import { words } from '../../../shared/copy';

export const copy = words({
  label: { en: 'Contact form', pt: 'Formulário de contato' },
  name: { en: 'Name', pt: 'Nome' },
  email: { en: 'Email', pt: 'E-mail' },
  emailFault: {
    en: 'Type an email address such as ana@example.com, or leave this empty.',
    pt: 'Digite um e-mail como ana@example.com ou deixe em branco.',
  },
  subject: { en: 'Subject', pt: 'Assunto' },
  message: { en: 'Message', pt: 'Mensagem' },
  messageFault: {
    en: 'Write a message: WhatsApp opens with it.',
    pt: 'Escreva a mensagem: o WhatsApp abre com ela.',
  },
  hint: {
    en: 'Change it as you like. You’ll see the whole text in WhatsApp before you send it.',
    pt: 'Mude a mensagem como quiser, aqui ou no WhatsApp, antes de enviar.',
  },
  send: { en: 'Send Message', pt: 'Abrir no WhatsApp' },
  sending: { en: 'Sending...', pt: 'Abrindo...' },
  note: {
    en: 'This opens WhatsApp in a new tab with your message ready. This site doesn’t keep what you type.',
    pt: 'O WhatsApp abre em outra aba com a sua mensagem pronta. Este site não guarda o que você digita.',
  },
  sent: {
    en: 'WhatsApp should have opened in another tab: press Send there. If it didn’t, try again; your message is still here.',
    pt: 'O WhatsApp deve ter aberto em outra aba: é só tocar em enviar lá. Se não abriu, tente de novo; a sua mensagem continua aqui.',
  },
});
