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
    lead: 'Para consultor ou consultoria de gestão, finanças, RH ou processos. O seu cliente responde ao diagnóstico, e as respostas chegam no seu WhatsApp.',
    action: 'Quero uma página assim',
  },
  benefits: {
    title: 'O que muda na sua semana',
    items: [
      {
        title: 'Você sabe quem está do outro lado',
        text: 'Tamanho da empresa e pior resposta vêm na mensagem. Dá para preparar a reunião.',
      },
      {
        title: 'A leitura já entrega alguma coisa',
        text: 'O cliente sai com três frases sobre a empresa dele, no seu critério.',
      },
      {
        title: 'O preço deixa de abrir a conversa',
        text: 'Quem escreve já marcou onde dói. O valor vem depois do problema.',
      },
      {
        title: 'Um endereço para deixar com as pessoas',
        text: 'Vai no fim da palestra, no rodapé da proposta e na mão de quem indica.',
      },
    ],
  },
  elements: {
    title: 'Seis partes, nesta ordem',
    items: [
      {
        title: 'O problema, na língua do cliente',
        text: '“Vendo bem e não sobra” diz mais que “consultoria estratégica”.',
      },
      {
        title: 'O diagnóstico',
        text: 'Perguntas que o dono responde de cabeça, com a leitura ao lado.',
      },
      {
        title: 'O método em um desenho',
        text: 'Por onde começa, o que sai de cada etapa e em que semana.',
      },
      {
        title: 'Casos sem nome',
        text: 'Ramo, porte e o que mudou. O nome fica coberto: sigilo também é serviço.',
      },
      {
        title: 'Quem responde',
        text: 'Seu rosto, sua formação e o que você já dirigiu.',
      },
      {
        title: 'A agenda da primeira conversa',
        text: 'Seus horários livres, ligados ao calendário que você já usa.',
      },
    ],
  },
  steps: {
    title: 'Como a sua página é escrita',
    items: [
      {
        title: 'Conversa',
        text: 'Pelo WhatsApp, sem custo: quem contrata você, e por quê.',
      },
      {
        title: 'Orçamento',
        text: 'Plano, escopo e valor. Sem o seu aceite não há trabalho nem cobrança.',
      },
      {
        title: 'Perguntas e leituras',
        text: 'A gente escreve, você corrige frase por frase: o critério é seu.',
      },
      {
        title: 'Página e ajustes',
        text: 'Você responde como se fosse o cliente e pede os ajustes do plano.',
      },
      {
        title: 'No ar',
        text: 'Um diagnóstico de teste chega a você, e os arquivos também.',
      },
    ],
  },
  plans: {
    title: 'Quanto custa',
    intro: 'O preço é de uma página. De um plano para outro mudam o prazo, os ajustes e o suporte.',
    sector: 'para consultorias',
  },
  results: {
    title: 'Quanta gente a mais escreve',
    label: 'de clientes que escrevem',
    note: 'Depende de quanta gente chega à página, do que você oferece e de quem responde.',
  },
  closing: {
    title: 'Qual frase os seus clientes repetem?',
    text: 'Mande essa frase pelo WhatsApp: ela pode virar o título da página.',
    action: 'Mandar a frase',
  },
} as const satisfies PlannedWords;

/** What only this page says; the words of its figure are in diagnosis/. */
export const own = {
  name: 'Landing page para consultorias',
  range: (f: Record<'lowest' | 'highest' | 'soonest' | 'latest', string>) =>
    `De ${f.lowest} a\u00a0${f.highest}, em ${f.soonest} a\u00a0${f.latest}\u00a0dias`,
  diagnosis: { title: 'Teste como cliente' },
  fit: {
    title: 'E se não for cliente para você?',
    text: 'Com as três respostas em ordem, a página diz que está em ordem. Você não gasta uma hora para descobrir.',
  },
  send: {
    title: 'O que você manda',
    text: 'Uma foto, o currículo em dez linhas, três frases que os clientes repetem e um caso sem nome. O prazo conta do dia em que isso chega.',
  },
  vague: {
    title: 'Se as respostas vierem vagas',
    text: 'Então a pergunta está ruim. Trocar pergunta ou leitura entra nos ajustes, como trocar um título.',
  },
  outside: {
    title: 'O que fica de fora',
    text: 'Domínio e hospedagem, no seu nome e à parte no orçamento. Anúncio não entra.',
  },
  drawn: (from: string, to: string) => `Onde chegava ${from} contato, chegam ${to}.`,
} as const;
