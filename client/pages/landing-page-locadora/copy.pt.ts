import { landing } from '../../components/landing/copy.pt';
import type { PlannedWords } from '../../components/landing/landingWords';
import { plansRange } from '../../components/landing/plansRange';

export const words = {
  head: {
    title: 'Landing page para locadora de veículos',
    description: `O cliente escolhe carro e datas, vê quanto fica e o pedido chega no WhatsApp do balcão. Veja um exemplo funcionando. A partir de ${plansRange.lowest}.`,
  },
  hero: {
    title: 'A página calcula o aluguel. Você confirma.',
    lead: 'O cliente escolhe carro e datas, vê o total e manda o pedido no seu WhatsApp.',
  },
  page: { title: 'O que você ganha e o que a página tem' },
  benefits: {
    title: 'O que muda no seu balcão',
    items: [
      {
        title: 'O orçamento sai sem você',
        text: 'A página faz a conta pela sua tabela. Quem só queria o preço já sai sabendo.',
      },
      {
        title: 'O pedido chega inteiro',
        text: 'Carro, datas, valor e nome vêm numa mensagem. Você olha a frota e responde.',
      },
      {
        title: 'De noite, fica anotado',
        text: 'Quem procura carro às 23h deixa o pedido e lê a que horas o balcão abre.',
      },
      {
        title: 'Menos susto na retirada',
        text: 'Caução, documentos e limite de quilômetros aparecem antes do pedido.',
      },
    ],
  },
  elements: {
    title: 'O que o cliente pergunta antes de alugar',
    items: [
      {
        title: 'Tem carro para quinta?',
        text: 'Ele escolhe dia, hora e ponto de entrega: loja, aeroporto ou rodoviária.',
        send: 'Os pontos de entrega',
      },
      {
        title: 'Cabe a família e as malas?',
        text: 'Ele reserva a categoria, não o modelo; você entrega o carro que está no pátio.',
        send: 'A frota, por grupo',
      },
      {
        title: 'E com tudo, fica quanto?',
        text: 'Caução, proteção e quilometragem aparecem ao lado do total, no mesmo tamanho de letra.',
        send: 'A tabela da parede, em foto',
      },
      {
        title: 'O que eu preciso levar?',
        text: 'A página diz: CNH, cartão em nome de quem retira, idade mínima e regras para o segundo motorista.',
        send: 'Os documentos que você pede',
      },
      {
        title: 'Posso falar com alguém?',
        text: 'O botão do WhatsApp fica preso no pé da tela. No celular, esta página faz o mesmo.',
        send: 'O número do balcão',
      },
      {
        title: 'Até que horas devolvo?',
        text: 'A página diz o horário de hoje e do feriado, e onde deixar a chave de madrugada.',
        send: 'Os horários, com feriado',
      },
    ],
  },
  plans: {
    title: 'Quanto custa e quando fica pronta',
    intro:
      'O preço é de uma página, com o pedido de reserva. O prazo conta do dia em que chegam a sua tabela e as fotos.',
    sector: 'pela página para locadora',
    terms: [
      {
        title: landing.in,
        items: [
          'Uma página, com o pedido para o seu WhatsApp',
          'Os cálculos da página (diária, feriado, taxas)',
          'Os arquivos, que são seus',
        ],
      },
      {
        title: landing.out,
        items: [
          'Domínio e hospedagem, no seu nome e à parte',
          'A verba de anúncio, se você anuncia',
          'Controle de frota e pagamento: a página não bloqueia carro nem cobra',
        ],
      },
    ],
  },
  results: {
    title: 'Mais movimento no balcão',
    label: 'de pedidos de reserva',
    note: 'Depende da cidade, da época, da frota, dos preços e de quanta gente chega à página.',
  },
  questions: {
    title: 'E se der errado?',
    items: [
      {
        ask: 'E se o carro pedido já estiver alugado?',
        answer:
          'O que chega é um pedido, e a página diz isso a quem pede: a reserva vale quando você confirma. Você oferece outra categoria ou outra data.',
      },
      {
        ask: 'E se no feriado a diária for outra?',
        answer:
          'Cada período pode ter preço próprio. Para data sem preço, a página escreve “consulte o balcão” no lugar do total.',
      },
      {
        ask: 'E se o WhatsApp do cliente não abrir?',
        answer: 'O telefone do balcão fica junto do botão, e o texto do pedido pode ser copiado.',
      },
      {
        ask: 'E se os preços mudarem depois da entrega?',
        answer:
          'As diárias ficam num arquivo só, que é seu. Você troca o número ou pede para a gente; o que passar dos ajustes do plano tem orçamento antes.',
      },
    ],
  },
  closing: {
    title: 'Mande a sua tabela de diárias',
    text: 'Diga quantas categorias tem e onde entrega. A gente pergunta o que faltar e manda o orçamento.',
  },
  steps: [
    {
      title: 'Conversa',
      text: 'Você conta quantos carros tem, onde entrega e como cobra hoje. É grátis.',
    },
    {
      title: 'Orçamento',
      text: 'Ele traz plano, prazo e conteúdo. O trabalho começa quando você aprova.',
    },
    {
      title: 'Tabela',
      text: 'Você manda diárias, caução, documentos e horários. Foto da tabela da parede serve.',
    },
    {
      title: 'Ajustes',
      text: 'Você brinca de cliente e confere as contas de cada categoria.',
    },
    {
      title: 'Publicação',
      text: 'Um pedido de teste chega no seu WhatsApp, e os arquivos são seus.',
    },
  ],
} as const satisfies PlannedWords;

/** What the page sells and to whom, above its title. */
export const kicker = 'Landing page para locadora de veículos';

/** Price and time before the plans are reached. */
export const range = (f: Record<'lowest' | 'highest' | 'soonest' | 'latest', string>) =>
  `De ${f.lowest} a\u00a0${f.highest}, em\u00a0${f.soonest}\u00a0a\u00a0${f.latest}\u00a0dias.`;

export const seePlans = 'Ver\u00a0os\u00a0planos';
