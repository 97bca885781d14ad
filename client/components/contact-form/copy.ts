import { words } from '../../../shared/copy';

export const copy = words({
  label: { en: 'Contact form', pt: 'Formulário de contato' },
  name: { en: 'Name', pt: 'Nome' },
  email: { en: 'Email', pt: 'E-mail' },
  subject: { en: 'Subject', pt: 'Assunto' },
  message: { en: 'Message', pt: 'Mensagem' },
  hint: {
    en: 'Change it as you like: you see the whole text in WhatsApp before you send it.',
    pt: 'Mude como quiser: você vê o texto inteiro no WhatsApp antes de enviar.',
  },
  send: { en: 'Send Message', pt: 'Enviar mensagem' },
  sending: { en: 'Sending...', pt: 'Enviando...' },
  note: {
    en: 'This opens WhatsApp in a new tab with your message written. Nothing is stored on this site.',
    pt: 'O WhatsApp abre em outra aba com a sua mensagem pronta. Nada fica guardado neste site.',
  },
  sent: {
    en: 'WhatsApp should be open in another tab: press send there. If it is not, press the button again; what you typed is still here.',
    pt: 'O WhatsApp deve ter aberto em outra aba: é só tocar em enviar lá. Se não abriu, aperte o botão de novo; o que você escreveu continua aqui.',
  },
});
