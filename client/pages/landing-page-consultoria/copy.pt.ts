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
    lead: 'A gente faz a landing page da sua consultoria com um diagnóstico curto. O dono da empresa responde, vê por onde começar e manda as respostas para o seu WhatsApp.',
    action: 'Falar sobre a minha página',
  },
  benefits: {
    title: 'O que muda na sua semana',
    items: [
      {
        title: 'Você sabe quem está do outro lado',
        text: 'Tamanho da empresa e pior resposta vêm na mensagem. Dá para preparar a reunião, ou recusar com educação.',
      },
      {
        title: 'A leitura já entrega alguma coisa',
        text: 'O cliente sai com três frases sobre a empresa dele, no seu critério. É uma amostra de como você pensa.',
      },
      {
        title: 'O preço deixa de abrir a conversa',
        text: 'Quem escreve já marcou onde dói. Primeiro vem o problema, depois o escopo, e aí o valor.',
      },
      {
        title: 'Um endereço para deixar com as pessoas',
        text: 'Vai no fim da palestra, no rodapé da proposta e na mão de quem indica você.',
      },
    ],
  },
  elements: {
    title: 'Seis partes, nesta ordem',
    intro: 'E por que cada uma está onde está.',
    items: [
      {
        title: 'O problema, na língua do cliente',
        text: 'O título repete a frase que você ouve na primeira ligação. “Vendo bem e não sobra” diz mais que “consultoria estratégica”.',
      },
      {
        title: 'O diagnóstico',
        text: 'Perguntas que o dono responde de cabeça, sem abrir planilha, com a leitura logo ao lado.',
      },
      {
        title: 'O método em um desenho',
        text: 'Por onde você começa, o que entrega em cada etapa e em que semana. O cliente usa o desenho para explicar ao sócio.',
      },
      {
        title: 'Casos sem nome',
        text: 'Ramo, porte, o que mudou e em quanto tempo. O nome fica coberto: sigilo também é serviço.',
      },
      {
        title: 'Quem responde',
        text: 'Seu rosto, sua formação e o que você já dirigiu. O dono quer saber quem vai sentar à mesa.',
      },
      {
        title: 'A agenda da primeira conversa',
        text: 'Seus horários livres, ligados ao calendário que você já usa ou ditos por extenso. Quem marca já mandou as respostas.',
      },
    ],
  },
  steps: {
    title: 'Como a sua página é escrita',
    items: [
      {
        title: 'Conversa',
        text: 'Pelo WhatsApp, sem custo. Você conta quem contrata você e o que pergunta na primeira reunião.',
      },
      {
        title: 'Orçamento por escrito',
        text: 'Plano, escopo e valor, para ler com calma. Sem o seu aceite não há trabalho nem cobrança.',
      },
      {
        title: 'Perguntas e leituras',
        text: 'A gente escreve as perguntas e o que cada resposta devolve. Você corrige frase por frase, porque o critério é seu.',
      },
      {
        title: 'Página e ajustes',
        text: 'Montada primeiro para o celular. Você responde como se fosse o cliente e pede os ajustes do seu plano.',
      },
      {
        title: 'No ar',
        text: 'Publicada no seu domínio. A gente faz um diagnóstico de teste até a mensagem chegar a você, e entrega os arquivos.',
      },
    ],
  },
  plans: {
    title: 'Quanto custa',
    intro:
      'O preço é de uma página. De um plano para outro mudam o prazo, os ajustes e o suporte; as partes dela são combinadas no orçamento.',
    sector: 'para consultorias',
  },
  results: {
    title: 'O que a gente busca',
    label: 'de clientes que escrevem',
    note: 'É a nossa meta para a página, não uma promessa. Depende de quanta gente chega até ela, do que você oferece e de quem responde. Antes de começar, combinamos o que vale como contato e anotamos quantos chegam hoje.',
  },
  closing: {
    title: 'Qual frase os seus clientes repetem?',
    text: 'Mande essa frase pelo WhatsApp. Ela pode virar o título da página, e a primeira conversa parte dela.',
    action: 'Mandar a frase',
  },
} as const satisfies PlannedWords;

/** What only this page says; the words of its figure are in diagnosis/. */
export const own = {
  name: 'Landing page com diagnóstico, para consultorias',
  tryIt: 'Experimente o diagnóstico',
  memo: {
    for: {
      term: 'Para quem',
      text: 'Consultores e consultorias pequenas de gestão, finanças, RH e processos',
    },
    what: { term: 'O que é', text: 'Uma página com diagnóstico, casos e agenda' },
    price: { term: 'Quanto custa', text: (from: string, to: string) => `De ${from} a ${to}` },
    time: {
      term: 'Prazo',
      text: (from: string, to: string) => `${from}–${to}\u00a0dias, conforme o plano`,
    },
  },
  diagnosis: {
    title: 'Responda como se a empresa fosse sua',
    intro:
      'Esta é a página de uma consultoria inventada. Mude uma resposta: a leitura que o cliente vê e a mensagem que o consultor recebe mudam junto.',
  },
  fit: {
    title: 'E se não for cliente para você?',
    text: 'Com as três respostas em ordem, a página diz que está em ordem. Você não gasta uma hora para descobrir.',
  },
  send: {
    title: 'O que você manda',
    text: 'Uma foto, o currículo em dez linhas, três frases que os clientes repetem e um caso que possa ser contado sem nome. O prazo do plano conta do dia em que isso chega.',
  },
  vague: {
    title: 'Se as respostas vierem vagas',
    text: 'Então a pergunta está ruim. Trocar pergunta ou leitura entra nos ajustes, como trocar um título.',
  },
  outside: {
    title: 'O que fica de fora',
    text: 'O endereço (domínio) e a hospedagem ficam no seu nome; se você ainda não tem, o valor deles vai separado no orçamento. Anúncio não entra.',
  },
  drawn: (from: string, to: string) => `Onde hoje chega ${from} contato, a meta são ${to}.`,
} as const;
