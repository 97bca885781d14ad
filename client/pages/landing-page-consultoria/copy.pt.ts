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
    title: 'O cliente conta o problema antes da primeira reunião',
    lead: 'Para consultoria de gestão, finanças, RH ou processos. O cliente responde ao diagnóstico, e as respostas chegam no seu WhatsApp.',
    action: landing.ask,
  },
  benefits: {
    title: 'O que muda na sua semana',
    items: [
      {
        title: 'Você sabe quem está do outro lado',
        text: 'O tamanho da empresa e todas as respostas vêm na mensagem. Dá para preparar a reunião.',
      },
      {
        title: 'O cliente já sai com uma resposta',
        text: 'Ele lê três frases sobre a empresa dele, no critério do consultor.',
      },
      {
        title: 'A conversa começa pelo problema',
        text: 'Quem escreve já marcou onde dói. O preço vem depois.',
      },
      {
        title: 'Um link para quem indica você',
        text: 'Ele vai no fim da palestra, no rodapé da proposta e na mensagem de quem indica.',
      },
    ],
  },
  elements: {
    title: 'O que a página tem, em seis partes',
    items: [
      {
        title: 'O problema, na língua do cliente',
        text: '“Vendo bem e não sobra” diz mais que “consultoria estratégica”.',
      },
      {
        title: 'O diagnóstico',
        text: 'São perguntas que o dono responde de cabeça, com a sua análise ao lado.',
      },
      {
        title: 'O método em um desenho',
        text: 'O desenho mostra por onde o trabalho começa, o que cada etapa entrega e em que semana.',
      },
      {
        title: 'Casos sem nome',
        text: 'Cada caso traz ramo, porte e o que mudou. O nome fica coberto, para guardar o sigilo do cliente.',
      },
      {
        title: 'Quem responde',
        text: 'A página mostra o seu rosto, a sua formação e o que você já dirigiu.',
      },
      {
        title: 'A agenda da primeira conversa',
        text: 'Ela mostra os seus horários livres, do calendário que você já usa.',
      },
    ],
  },
  steps: {
    title: 'Como funciona, em cinco passos',
    items: [
      {
        title: 'Conversa',
        text: 'Você conta pelo WhatsApp, sem custo, quem contrata você e por quê.',
      },
      {
        title: 'Orçamento',
        text: 'Ele confirma plano, escopo e valor. Sem o seu aceite, não há trabalho nem cobrança.',
      },
      {
        title: 'Perguntas e respostas',
        text: 'A gente escreve, você corrige frase por frase. O critério é seu.',
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
  },
  plans: {
    title: 'Planos e preços',
    intro: 'O preço é de uma página. De um plano para outro mudam o prazo, os ajustes e o suporte.',
    sector: 'pela página para consultoria',
  },
  results: {
    title: 'Mais gente procurando você',
    label: 'de contatos',
    note: 'Depende de quanta gente chega à página, do que você oferece e de quem responde.',
  },
  closing: {
    title: 'Qual frase os seus clientes repetem?',
    text: 'Mande essa frase com o pedido. Ela pode virar o título da página.',
    action: landing.ask,
  },
} as const satisfies PlannedWords;

/** What only this page says; the words of its figure are in diagnosis/. */
export const own = {
  name: 'Landing page para consultorias',
  range: (f: Record<'lowest' | 'highest' | 'soonest' | 'latest', string>) =>
    `De ${f.lowest} a\u00a0${f.highest}, em ${f.soonest} a\u00a0${f.latest}\u00a0dias`,
  diagnosis: {
    title: 'responda como o cliente',
    text: 'A mensagem para o consultor muda a cada resposta.',
  },
  fit: {
    title: 'Quem não precisa de você fica sabendo',
    text: 'Se margem, decisões e números estão em ordem, a página diz isso ao cliente. Você não gasta uma hora para descobrir.',
  },
  send: {
    title: 'O que você manda',
    text: 'Você manda uma foto, o currículo em dez linhas, três frases que os clientes repetem e um caso sem nome. O prazo conta do dia em que isso chega.',
  },
  vague: {
    title: 'Se as respostas não ajudarem você',
    text: 'Você pede outra pergunta ou outra resposta: a troca faz parte dos ajustes do plano.',
  },
  terms: [
    {
      title: 'Está no preço',
      items: [
        'As perguntas e as respostas: a gente escreve, você corrige',
        'Um diagnóstico de teste, que chega no seu WhatsApp',
        'Os arquivos da página',
      ],
    },
    {
      title: 'O que não está no preço',
      items: ['Domínio e hospedagem, no seu nome e à parte no orçamento', 'A verba de anúncio'],
    },
  ],
  drawn: (from: string, to: string) => `Onde chegava ${from} contato, chegam ${to}.`,
} as const;
