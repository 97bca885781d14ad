import { landing } from '../../components/landing/copy.pt';
import type { Item, PlannedWords } from '../../components/landing/landingWords';
import { plansRange } from '../../components/landing/plansRange';

/** What this page says besides what those of all trades say. */
type EventWords = Omit<PlannedWords, 'elements'> & {
  readonly hero: { readonly name: string; readonly from: (...figures: string[]) => string };
  readonly elements: {
    readonly title: string;
    readonly intro: string;
    readonly send: string;
    readonly items: readonly (Item & { readonly send: string })[];
  };
  readonly results: Readonly<Record<'before' | 'after', (count: string) => string>>;
  readonly plans: { readonly label: string; readonly terms: readonly object[] };
  readonly questions: object;
  readonly closing: { readonly blank: string };
};

/** What the page for organisers of events says; the drawn event has its own words in `example/`. */
export const words = {
  head: {
    title: 'Landing page para eventos, com inscrição',
    description: `Data, programação e preço na primeira tela, inscrição por sala, lista de espera e lembrete. Cada inscrição entra na sua lista. A partir de ${plansRange.lowest}.`,
  },
  hero: {
    name: 'Landing page para eventos',
    title: 'Página do evento com inscrição e lista de espera',
    lead: 'Para curso, congresso, festa ou encontro de igreja. Cada inscrição entra na sua lista e chega no seu WhatsApp.',
    action: landing.ask,
    from: (price: string, fastest: string, slowest: string) =>
      `A partir de ${price}, entrega em ${fastest} a\u00a0${slowest}\u00a0dias`,
  },
  benefits: {
    title: 'perguntas que param de chegar no seu WhatsApp',
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
        text: 'A pessoa entra na lista de espera, e você vê quantas já são.',
      },
    ],
  },
  elements: {
    title: 'partes que a página tem',
    intro: 'No canhoto amarelo, o que você manda.',
    send: 'Você manda:',
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
        text: 'A pessoa vê o resumo na tela, e um botão põe o dia e o lembrete na agenda do celular.',
        send: 'O que levar no dia',
      },
    ],
  },
  results: {
    title: 'Mais nomes na lista',
    label: 'de inscrições',
    note: 'Depende do tema, do preço, de quanta gente a divulgação alcança e de quanto falta para o dia.',
    before: (count: string) => `${count} inscritos sem a página`,
    after: (count: string) => `${count} com a página`,
  },
  steps: {
    title: 'passos até abrir as inscrições',
    items: [
      {
        title: 'Conversa',
        text: 'Você conta data, público e vagas. É grátis.',
      },
      {
        title: 'Orçamento',
        text: 'Ele confirma o plano, o prazo e o que fica à parte. O trabalho só começa com a sua aprovação.',
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
  },
  plans: {
    title: 'planos de preço fixo',
    label: 'Planos da landing page para eventos',
    sector: 'pela página do evento',
    terms: [
      {
        title: 'Está no preço',
        items: ['Uma página com as salas', 'A lista de espera', 'A planilha'],
      },
      {
        title: 'Não está no preço',
        items: [
          'Domínio e hospedagem, no seu nome e à parte',
          'A tarifa do seu meio de pagamento',
          'As fotos',
        ],
      },
    ],
  },
  questions: [
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
  closing: {
    title: 'Qual é a data do seu evento?',
    blank: 'dd/mm',
    text: 'Mande a data, a cidade e o número de vagas. Já dá para dizer qual plano cabe no prazo.',
    action: landing.ask,
  },
} as const satisfies EventWords;
