import type { LandingWords } from '../../components/landing/landingWords';

/** What the page says as the pages of the other trades do. */
export const words = {
  head: {
    title: 'Site e landing page para advogados',
    description:
      'Site de escritório ou landing page de uma área, escritos com o Código de Ética da OAB e o Provimento 205/2021 ao lado. Orçamento por escrito.',
  },
  hero: {
    title: 'O site do seu escritório, escrito com o Código de Ética ao lado',
    lead: 'Um site para o escritório inteiro ou uma landing page para uma área de atuação. Com inscrição na OAB, áreas, currículo, artigos e endereço. Sem promessa, sem chamariz.',
    action: 'Quero um site para o escritório',
  },
  benefits: {
    title: 'Para quem procura o escritório, e para quem atende',
    items: [
      {
        title: 'A indicação se confirma',
        text: 'Quem recebeu o seu nome procura por ele antes de ligar. Encontra inscrição e currículo num endereço que é do escritório.',
      },
      {
        title: 'A mensagem chega com a área',
        text: 'O contato pergunta área, nome e horário. A secretária sabe para quem passar antes de abrir a conversa.',
      },
      {
        title: 'A dúvida repetida vira artigo',
        text: 'O que o telefone pergunta toda semana sai escrito e assinado, explicado em tese, sem responder a caso concreto.',
      },
      {
        title: 'Abre no corredor do fórum',
        text: 'Página leve, letra grande, nenhum vídeo de entrada. Foi pensada para o celular com pouco sinal.',
      },
    ],
  },
  elements: {
    title: 'Cinco coisas que vêm com o projeto',
    items: [
      {
        title: 'O texto, seu ou nosso',
        text: 'Se você já tem, revisamos. Se falta, lemos o currículo, perguntamos e escrevemos.',
      },
      {
        title: 'A regra na margem',
        text: 'Na minuta, a frase delicada traz ao lado o artigo em que nos apoiamos.',
      },
      {
        title: 'Sigilo desde a primeira tela',
        text: 'O formulário não pede relato do caso nem documento. Isso fica para a conversa com você.',
      },
      {
        title: 'O endereço é seu',
        text: 'O domínio (.adv.br ou .com.br) fica no seu nome. Registro e hospedagem são linhas à parte no orçamento.',
      },
      {
        title: 'Os arquivos também',
        text: 'Na entrega você recebe arquivos e senhas. Se trocar de fornecedor, leva tudo.',
      },
    ],
  },
  steps: {
    title: 'Quatro passos até a publicação',
    items: [
      {
        title: 'Conversa e orçamento',
        text: 'Você diz, pelo WhatsApp, quantos advogados e áreas são. O orçamento vem por escrito, antes de qualquer trabalho.',
      },
      {
        title: 'Textos',
        text: 'Escrevemos áreas, currículos e artigos a partir do que você mandou.',
      },
      {
        title: 'Desenho',
        text: 'O site toma forma num endereço reservado, que só o escritório conhece.',
      },
      {
        title: 'Revisão e publicação',
        text: 'O escritório lê, risca e devolve. O que ele aprova vai ao ar.',
      },
    ],
  },
  closing: {
    title: 'Sobre o que vamos conversar?',
    text: 'Escolha o assunto. A mensagem do WhatsApp já sai com ele, e a primeira conversa não custa nada.',
    action: 'Pedir orçamento por escrito',
  },
} satisfies LandingWords;

/** The words beside the headings, as the codes have them in their margins. */
export const rubrics = {
  benefits: 'Efeitos',
  redline: 'Vedações',
  landing: 'Alternativa',
  areas: 'Áreas',
  elements: 'Método',
  steps: 'Prazo',
  price: 'Preço',
  voices: 'Depoimentos',
  closing: 'Disposições finais',
} as const;

/** What each subject means, as the buttons and the last section say it. */
export const asked = {
  office: { name: 'Site para o escritório', text: 'Dois ou mais advogados, várias áreas' },
  landing: { name: 'Landing page de uma área', text: 'Uma página, sozinha ou ao lado do site' },
  alone: { name: 'Site de um advogado só', text: 'Atuação autônoma, o seu nome no endereço' },
  quote: {
    name: 'Orçamento por escrito',
    text: 'Já sei o que quero e preciso do valor',
    hint: 'Preço por orçamento',
  },
} as const;
