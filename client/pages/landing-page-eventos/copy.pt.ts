import type { Item, PlannedWords } from '../../components/landing/landingWords';
import { plansRange } from '../../components/landing/plansRange';

/** What this page says besides what those of all trades say. */
type EventWords = Omit<PlannedWords, 'elements'> & {
  readonly hero: { readonly whom: string; readonly from: (...figures: string[]) => string };
  readonly elements: {
    readonly title: string;
    readonly intro: string;
    readonly send: string;
    readonly items: readonly (Item & { readonly send: string })[];
  };
  readonly results: Readonly<Record<'before' | 'after', (count: string) => string>>;
  readonly plans: { readonly label: string; readonly terms: readonly object[] };
  readonly questions: object;
  readonly closing: Readonly<Record<'blank' | 'whatsapp', string>>;
};

/** What the page for organisers of events says; the drawn event has its own words in `example/`. */
export const words = {
  head: {
    title: 'Landing page para eventos, com inscrição',
    description: `Data, programação e preço na primeira tela, inscrição por sala, lista de espera e lembrete. Cada inscrito cai na sua lista. A partir de ${plansRange.lowest}.`,
  },
  hero: {
    title: 'O cartaz que já faz a inscrição',
    lead: 'Data, programação e preço na primeira tela do celular, e a inscrição ali mesmo, sala por sala. Cada inscrito cai na sua lista e no seu WhatsApp.',
    action: 'Quero a página do meu evento',
    whom: 'Para curso, congresso, workshop, festa com ingresso, encontro de igreja ou de associação.',
    from: (price: string, fastest: string, slowest: string) =>
      `A partir de ${price}, entrega em ${fastest} a\u00a0${slowest}\u00a0dias`,
  },
  benefits: {
    title: 'perguntas que saem do seu WhatsApp',
    items: [
      {
        title: '“Ainda tem vaga?”',
        text: 'A página diz quantos lugares restam em cada sala, e o número baixa a cada inscrição.',
      },
      {
        title: '“Que horas é a oficina?”',
        text: 'A programação fica num link só. Mudou o horário, muda na página, e quem abrir depois já vê o novo.',
      },
      {
        title: '“Meu nome está na lista?”',
        text: 'Quem se inscreve vê a confirmação com as salas que escolheu. A mesma linha serve para o crachá e para a lista de presença.',
      },
      {
        title: '“Vai abrir outra turma?”',
        text: 'Quem está na lista de espera já deixou nome e WhatsApp. Você sabe quantos são antes de decidir.',
      },
    ],
  },
  elements: {
    title: 'partes que a página de um evento precisa ter',
    intro: 'O que o participante encontra e, no canhoto amarelo, o que a gente pede a você.',
    send: 'Você manda',
    items: [
      {
        title: 'Data, lugar e preço à primeira vista',
        text: 'No celular, sem rolar: quando, onde, quanto custa e até que dia vale o lote.',
        send: 'A data, o endereço e o valor de cada lote.',
      },
      {
        title: 'Programação por hora e sala',
        text: 'O que acontece ao mesmo tempo fica lado a lado, para escolher sem se perder.',
        send: 'A grade, nem que seja a foto do quadro branco.',
      },
      {
        title: 'Quem fala',
        text: 'Nome, foto e, em duas linhas, por que vale ouvir aquela pessoa.',
        send: 'Foto e minicurrículo de cada convidado.',
      },
      {
        title: 'Mapa e como chegar',
        text: 'Um botão abre a rota no celular. Embaixo, o ônibus que passa perto, onde estacionar e por onde entra a cadeira de rodas.',
        send: 'Um ponto de referência e a foto da entrada.',
      },
      {
        title: 'Inscrição',
        text: 'Nome, WhatsApp e as salas. Sala cheia vira lista de espera, e o pagamento segue para o Pix ou o link de cobrança que você já usa.',
        send: 'As vagas de cada sala e como você recebe.',
      },
      {
        title: 'Confirmação e lembrete',
        text: 'O resumo aparece na tela, com um botão que põe o dia na agenda do celular e avisa na véspera.',
        send: 'O que cada um precisa levar no dia.',
      },
    ],
  },
  results: {
    title: 'O aumento que buscamos',
    label: 'de inscrições',
    note: 'O número é nosso: é a meta das nossas páginas de evento, sobre as inscrições que chegavam sem elas. Não é promessa. Depende do tema, do preço, de quanta gente a divulgação alcança e de quanto falta para o dia.',
    before: (count: string) => `${count} inscritos sem a página`,
    after: (count: string) => `${count} com ela, se a meta se cumprir`,
  },
  steps: {
    title: 'passos até abrir as inscrições',
    items: [
      {
        title: 'Conversa',
        text: 'Você conta a data, o público e quantas vagas há. Essa primeira conversa é de graça, pelo WhatsApp.',
      },
      {
        title: 'Orçamento',
        text: 'Vem por escrito: o plano, o que a página terá e o que fica de fora. O trabalho só começa com o seu sim.',
      },
      {
        title: 'Material',
        text: 'Você manda a grade, as fotos e os valores. O prazo do plano conta do dia em que chega tudo.',
      },
      {
        title: 'Prévia',
        text: 'Você abre a página no celular, faz uma inscrição de teste e pede os ajustes.',
      },
      {
        title: 'No ar',
        text: 'A página abre no seu endereço, com a lista zerada. Arquivos e acessos ficam com você.',
      },
    ],
  },
  plans: {
    title: 'planos de preço fechado',
    label: 'Planos da landing page para eventos',
    sector: 'para eventos',
    terms: [
      {
        name: 'Está no preço',
        text: 'Uma página para celular e computador, no prazo e com os ajustes do plano. O que ela terá (salas, lista de espera, planilha) vem escrito no orçamento.',
      },
      {
        name: 'Não está no preço',
        text: 'O endereço (domínio) e a hospedagem, no seu nome, com o valor à parte no orçamento, a tarifa do seu meio de pagamento, e as fotos.',
      },
    ],
  },
  questions: {
    title: 'Antes de abrir as inscrições',
    items: [
      {
        ask: 'O que acontece quando as vagas acabam?',
        answer:
          'A sala aparece como lotada e a inscrição entra na lista de espera, com o lugar na fila. Se alguém desiste, você vê na planilha quem é o próximo e chama.',
      },
      {
        ask: 'Com quem ficam os dados dos inscritos?',
        answer:
          'Com você. A lista fica numa planilha da sua conta. O formulário pede só o que o evento precisa, e o convite para a próxima edição tem uma caixa à parte, que a pessoa marca se quiser.',
      },
      {
        ask: 'E se a inscrição não for gravada?',
        answer:
          'A página avisa na hora e oferece o seu WhatsApp com os dados já escritos, para a pessoa mandar assim mesmo.',
      },
      {
        ask: 'E se a internet do local cair no dia?',
        answer:
          'Imprima a lista na véspera: a planilha põe os nomes em ordem alfabética, com a sala de cada um. A página segue no ar para quem está fora.',
      },
      {
        ask: 'A programação mudou depois de publicada. E agora?',
        answer:
          'Trocar horário, sala ou convidado entra nas rodadas de ajuste do plano. Se elas acabarem, o ajuste tem orçamento à parte, dito antes.',
      },
      {
        ask: 'Como é o suporte durante o evento?',
        answer:
          'No Premium, você fala com a gente pelo WhatsApp enquanto o evento acontece: fechar uma sala, abrir vagas, trocar um aviso. O horário fica escrito no orçamento.',
      },
    ],
  },
  closing: {
    title: 'Qual é a data do seu evento?',
    blank: 'dd.mm',
    text: 'Mande a data, a cidade e quantas vagas há. Com isso já dá para dizer qual plano cabe no seu prazo.',
    action: 'Pedir a página do meu evento',
    whatsapp: 'Escrever no WhatsApp',
  },
} as const satisfies EventWords;
