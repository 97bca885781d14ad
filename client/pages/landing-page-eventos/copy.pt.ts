import { landing } from '../../components/landing/copy.pt';
import type { PlannedWords } from '../../components/landing/landingWords';
import { plansRange } from '../../components/landing/plansRange';

/** What the page for organisers of events says; the drawn event has its own words in `example/`. */
export const words = {
  head: {
    title: 'Landing page para eventos, com inscrição',
    description: `Data, programação e preço na primeira tela, inscrição por sala, lista de espera e lembrete. Cada inscrição entra na sua lista. A partir de ${plansRange.lowest}.`,
  },
  hero: {
    title: 'Cada inscrição já entra na sua lista',
    lead: 'Curso, congresso, festa ou encontro de igreja: a pessoa escolhe a sala; a inscrição chega no seu WhatsApp.',
  },
  page: { title: 'O que você ganha e o que a página tem' },
  benefits: {
    title: 'Quatro perguntas que param de chegar',
    items: [
      {
        title: '“Ainda tem vaga?”',
        text: 'O número de vagas cai a cada inscrição.',
      },
      {
        title: '“Que horas é a oficina?”',
        text: 'Mudou o horário, você muda na página. O link é um só.',
      },
      {
        title: '“Meu nome está na lista?”',
        text: 'Quem se inscreve vê a confirmação.',
      },
      {
        title: '“Vai abrir outra turma?”',
        text: 'A lista de espera mostra quanta gente ainda quer vaga.',
      },
    ],
  },
  elements: {
    title: 'A página, em seis partes',
    items: [
      {
        title: 'Data, lugar e preço à primeira vista',
        text: 'Sem rolar a tela, a pessoa vê quando, onde, quanto custa e até que dia vale o lote.',
        send: 'Data, endereço e lotes',
      },
      {
        title: 'Programação por hora e sala',
        text: 'O que é simultâneo fica lado a lado.',
        send: 'A grade, ou a foto dela',
      },
      {
        title: 'Quem fala',
        text: 'A página traz nome, foto e, em duas linhas, por que vale ouvir.',
        send: 'Foto e minicurrículo',
      },
      {
        title: 'Mapa e como chegar',
        text: 'A página mostra rota, ônibus, estacionamento e a entrada para cadeira de rodas.',
        send: 'A foto da entrada',
      },
      {
        title: 'Inscrição',
        text: 'O formulário pede nome, WhatsApp e salas. O pagamento segue para o Pix ou o link que você já usa.',
        send: 'Vagas e como recebe',
      },
      {
        title: 'Confirmação e lembrete',
        text: 'A pessoa vê o resumo e um botão que põe o dia na agenda do celular. Na véspera, quem avisa é a agenda.',
        send: 'O que levar no dia',
      },
    ],
  },
  results: {
    title: 'Mais nomes na lista',
    label: 'de inscrições',
    note: 'Depende do tema, do preço, de quanta gente a divulgação alcança e de quanto falta para o dia.',
  },
  steps: [
    {
      title: 'Conversa',
      text: 'Você conta data, público e vagas. É grátis.',
    },
    {
      title: 'Orçamento',
      text: 'O trabalho só começa com a sua aprovação.',
    },
    {
      title: 'Material',
      text: 'Você manda a grade, as fotos e os valores. O prazo conta do dia em que chega tudo.',
    },
    {
      title: 'Prévia',
      text: 'Você faz uma inscrição de teste no celular e pede os ajustes.',
    },
    {
      title: 'No ar',
      text: 'A página abre no seu endereço, com a lista zerada.',
    },
  ],
  plans: {
    title: 'Três preços; no Premium, os ajustes vêm no orçamento',
    intro: 'O preço é de uma página. O prazo conta do dia em que chega todo o material.',
    sector: 'pela página do evento',
    terms: [
      {
        title: landing.in,
        items: [
          'Uma página, com as salas e a lista de espera',
          'A planilha em que as inscrições entram',
        ],
      },
      {
        title: landing.out,
        items: [
          'Domínio e hospedagem, no seu nome e à parte',
          'A tarifa do seu meio de pagamento',
          'As fotos',
        ],
      },
    ],
  },
  questions: {
    title: 'E se der errado?',
    items: [
      {
        ask: 'O que acontece quando as vagas acabam?',
        answer:
          'A sala aparece como lotada e a inscrição entra na lista de espera, com o lugar na fila. Se alguém desiste, você vê na planilha quem é o próximo e chama.',
      },
      {
        ask: 'Com quem ficam os dados dos inscritos?',
        answer:
          'Com você, numa planilha da sua conta. O convite para a próxima edição tem uma caixa à parte, que a pessoa marca se quiser.',
      },
      {
        ask: 'E se a internet do local cair no dia?',
        answer:
          'Imprima a lista na véspera: a planilha põe os nomes em ordem alfabética, com a sala de cada um.',
      },
      {
        ask: 'Como é o suporte durante o evento?',
        answer:
          'No Premium, você fala com a gente pelo WhatsApp enquanto o evento acontece, para fechar uma sala, abrir vagas ou trocar um aviso. O horário vem no orçamento.',
      },
    ],
  },
  closing: {
    title: 'Qual é a data do seu evento?',
    text: 'Mande a data, a cidade e o número de vagas. Já dá para dizer qual plano cabe no prazo.',
  },
} as const satisfies PlannedWords;

/** What only this page says. */
export const own = {
  name: 'Landing page para eventos',
  from: (price: string, fastest: string, slowest: string) =>
    `A partir de ${price}, entrega em ${fastest} a\u00a0${slowest}\u00a0dias`,
  /** The date of a poster that has none. */
  blank: 'dd/mm',
} as const;
