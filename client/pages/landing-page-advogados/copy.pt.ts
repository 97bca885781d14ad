import type { LandingWords } from '../../components/landing/landingWords';

/** What the page says as the pages of the other trades do. */
export const words = {
  head: {
    title: 'Site e landing page para advogados',
    description:
      'Site de escritório ou landing page de uma área, escritos com o Código de Ética da OAB e o Provimento 205/2021 ao lado. Orçamento por escrito.',
  },
  hero: {
    title: 'O site do escritório, escrito com o Código de Ética da OAB ao lado',
    lead: 'Um site para o escritório inteiro ou uma página para uma área. O texto não promete resultado.',
    action: 'Pedir orçamento',
    /** In the bar, for no page of a lawyer may say that something is free. */
    online: (days: string) => `No ar em até ${days}\u00a0dias úteis`,
  },
  benefits: {
    title: 'O que muda para o cliente e para o escritório',
    items: [
      {
        title: 'A indicação se confirma',
        text: 'O cliente vê inscrição e currículo antes de ligar.',
      },
      {
        title: 'A mensagem chega com a área',
        text: 'A secretária já sabe para quem passar.',
      },
      {
        title: 'A dúvida repetida vira artigo',
        text: 'O texto é assinado e explica a lei só em tese.',
      },
      {
        title: 'Abre no corredor do fórum',
        text: 'A página é leve e abre com pouco sinal.',
      },
    ],
  },
  elements: {
    title: 'O que fica combinado no projeto',
    items: [
      {
        title: 'O texto, de vocês ou da gente',
        text: 'A gente revisa o texto do escritório ou escreve um.',
      },
      {
        title: 'A regra na margem',
        text: 'A minuta traz o artigo da norma ao lado da frase.',
      },
      {
        title: 'Sigilo desde a primeira tela',
        text: 'O formulário não pede relato do caso.',
      },
      {
        title: 'O endereço é seu',
        text: 'O domínio fica no seu nome. Ele e a hospedagem são orçados à parte.',
      },
      {
        title: 'Os arquivos são seus',
        text: 'Arquivos e senhas ficam com o escritório.',
      },
    ],
  },
  steps: {
    title: 'Em quatro passos, com prazo e preço por escrito',
    items: [
      {
        title: 'Conversa e orçamento',
        text: 'O orçamento vem antes do trabalho.',
      },
      {
        title: 'Textos',
        text: 'Escritos a partir do material do escritório.',
      },
      {
        title: 'Desenho',
        text: 'O escritório acompanha num endereço reservado.',
      },
      {
        title: 'Revisão e publicação',
        text: 'O que o escritório aprova vai ao ar.',
      },
    ],
  },
  closing: {
    title: 'Diga o assunto da conversa',
    text: 'A mensagem do WhatsApp já sai com o assunto. A primeira conversa não custa nada.',
    action: 'Pedir orçamento',
  },
} satisfies LandingWords;

/** What the page is about, above its title. */
export const kicker = 'Site e landing page para advogados';

/** What stands in the margin before the first article. */
export const preamble = 'Preâmbulo';

/** The words beside the headings, as the codes have them in their margins. */
export const rubrics = {
  benefits: 'Efeitos',
  redline: 'Vedações',
  landing: 'Alternativa',
  price: 'Método, prazo e preço',
  closing: 'Disposições finais',
} as const;

/** What each subject but that of the main button means, as links and the last section say it. */
export const asked = {
  landing: { name: 'Landing page de uma área', text: 'Uma página, sozinha ou ao lado do site' },
  alone: {
    name: 'Site de um advogado só',
    text: 'Para atuação autônoma, com o seu nome no endereço',
  },
  quote: {
    name: 'Orçamento por escrito',
    text: 'Para quem já sabe o que quer',
    hint: 'Preço por orçamento',
  },
} as const;
