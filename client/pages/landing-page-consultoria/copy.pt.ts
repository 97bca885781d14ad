import { landing } from '../../components/landing/copy.pt';
import type { PlannedWords } from '../../components/landing/landingWords';
import { plansRange } from '../../components/landing/plansRange';

/** What the page of each trade says, in the words of this one. */
export const words = {
  head: {
    title: 'Landing page com diagnóstico para consultorias',
    description: `O dono da empresa responde ao diagnóstico e vê por onde começar; você recebe no WhatsApp o tamanho da empresa e o problema. A partir de ${plansRange.lowest}.`,
  },
  hero: {
    title: 'Sua página faz o diagnóstico antes da reunião',
    lead: 'O seu cliente responde quatro perguntas. As respostas chegam no seu WhatsApp.',
  },
  page: { title: 'O que você ganha e o que a página tem' },
  benefits: {
    title: 'O que muda na sua semana',
    items: [
      {
        title: 'Você sabe quem está do outro lado',
        text: 'A mensagem traz o tamanho da empresa e todas as respostas. Dá para preparar a reunião.',
      },
      {
        title: 'O cliente já sai com uma resposta',
        text: 'Ele lê três frases sobre a própria empresa, pelo seu critério.',
      },
      {
        title: 'O preço deixa de abrir a conversa',
        text: 'Quem escreve já marcou onde dói. O valor vem depois do problema.',
      },
      {
        title: 'Um link para quem indica você',
        text: 'Ele vai no fim da palestra, no rodapé da proposta e na mensagem de quem indica.',
      },
    ],
  },
  elements: {
    title: 'A página, em seis partes',
    items: [
      {
        title: 'O problema, na língua do cliente',
        text: '“Vendo bem e não sobra” diz mais que “consultoria estratégica”.',
        send: 'Três frases que os clientes repetem',
      },
      {
        title: 'O diagnóstico',
        text: 'O dono responde de cabeça e lê a sua análise ao lado.',
        send: 'O que você pergunta na primeira reunião',
      },
      {
        title: 'O método em um desenho',
        text: 'O desenho mostra por onde começa, o que cada etapa entrega e em que semana.',
        send: 'As etapas, e o que cada uma entrega',
      },
      {
        title: 'Casos sem nome',
        text: 'Cada caso traz ramo, porte e o que mudou. O nome fica coberto: sigilo também é serviço.',
        send: 'Um caso sem nome',
      },
      {
        title: 'Quem responde',
        text: 'A página mostra o seu rosto, a sua formação e o que você já dirigiu.',
        send: 'Uma foto e o currículo em dez linhas',
      },
      {
        title: 'A agenda da primeira conversa',
        text: 'Ela mostra os seus horários livres, do calendário que você já usa.',
        send: 'O link do calendário',
      },
    ],
  },
  plans: {
    title: 'Quanto custa e quando fica pronta',
    intro: 'O preço é de uma página. O prazo conta do dia em que chega o seu material.',
    sector: 'pela página para consultoria',
    terms: [
      {
        title: landing.in,
        items: [
          'Uma página, com o seu diagnóstico',
          'As perguntas e respostas, que você corrige',
          'Os arquivos da página, que ficam com você',
        ],
      },
      {
        title: landing.out,
        items: ['Domínio e hospedagem, no seu nome e à parte no orçamento', 'A verba de anúncio'],
      },
    ],
  },
  results: {
    title: 'Mais gente procurando você',
    label: 'de contatos',
    note: 'Depende de quanta gente chega à página, do que você oferece e de quem responde.',
  },
  questions: {
    title: 'E se der errado?',
    items: [
      {
        ask: 'E se não for cliente para você?',
        answer:
          'Se margem, decisões e números estão em ordem, a página diz isso ao cliente. Você não gasta uma hora para descobrir.',
      },
      {
        ask: 'E se as respostas vierem vagas?',
        answer:
          'Então a pergunta está ruim. Trocar uma pergunta ou uma resposta faz parte dos ajustes, como trocar um título.',
      },
      {
        ask: 'E se a empresa não quiser deixar dados na página?',
        answer:
          'A página não guarda resposta nenhuma. As respostas vão na mensagem que a própria pessoa manda.',
      },
    ],
  },
  closing: {
    title: 'Qual frase os seus clientes repetem?',
    text: 'Mande essa frase no pedido: ela pode virar o título da página.',
  },
  steps: [
    {
      title: 'Conversa',
      text: 'Você conta pelo WhatsApp, sem custo, quem contrata você e por quê.',
    },
    {
      title: 'Orçamento',
      text: 'Ele traz plano, escopo e valor. Sem o seu aceite, não há trabalho nem cobrança.',
    },
    {
      title: 'Perguntas e respostas',
      text: 'A gente escreve, você corrige frase por frase: o critério é seu.',
    },
    {
      title: 'Página e ajustes',
      text: 'Você responde como se fosse o cliente e pede os ajustes do plano.',
    },
    {
      title: 'No ar',
      text: 'Você recebe um diagnóstico de teste e os arquivos da página.',
    },
  ],
} as const satisfies PlannedWords;

/** What only this page says; the words of its figure are in diagnosis/. */
export const own = {
  name: 'Landing page para consultorias',
  range: (f: Record<'lowest' | 'highest' | 'soonest' | 'latest', string>) =>
    `De ${f.lowest} a\u00a0${f.highest}, em ${f.soonest} a\u00a0${f.latest}\u00a0dias`,
  check: 'responda como o seu cliente, e a mensagem muda',
} as const;
