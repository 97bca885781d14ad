import { landing } from '../../components/landing/copy.pt';
import type { PlannedWords } from '../../components/landing/landingWords';
import { plansRange } from '../../components/landing/plansRange';

export const words = {
  head: {
    title: 'Landing page para locadora de veículos',
    description: `O cliente escolhe carro e datas, vê quanto fica e o pedido chega no WhatsApp do balcão. Veja um exemplo funcionando. A partir de ${plansRange.lowest}.`,
  },
  hero: {
    title: 'O cliente monta o pedido. Você confirma e entrega a chave.',
    lead: 'Para a locadora que fecha aluguel pelo WhatsApp: a pessoa escolhe categoria e datas, vê quanto fica e manda o pedido.',
    action: landing.ask,
  },
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
        title: 'Datas e local primeiro',
        text: 'O cliente escolhe dia, hora e ponto de entrega: loja, aeroporto ou rodoviária.',
      },
      {
        title: 'Categorias, sem prometer modelo',
        text: 'O cliente pede um grupo, por lugares e malas; você entrega um carro desse grupo.',
      },
      {
        title: 'A conta inteira',
        text: 'Caução, proteção e quilometragem aparecem com o total, antes do botão.',
      },
      {
        title: 'Documentos',
        text: 'A página diz o que levar (CNH e cartão em nome de quem retira), a idade mínima e as regras para o segundo motorista.',
      },
      {
        title: 'WhatsApp ao alcance do polegar',
        text: 'O botão do WhatsApp fica preso no pé da tela. No celular, esta página faz o mesmo.',
      },
      {
        title: 'Horário do balcão',
        text: 'A página diz o horário de hoje e do feriado, e onde deixar a chave de madrugada.',
      },
    ],
  },
  steps: {
    title: 'Como funciona, em cinco passos',
    items: [
      {
        title: 'Conversa',
        text: 'Você conta quantos carros tem, onde entrega e como cobra hoje. É grátis.',
      },
      {
        title: 'Orçamento',
        text: 'Ele traz plano, prazo e conteúdo. O trabalho começa quando você aprova.',
      },
      {
        title: 'Tabela e fotos',
        text: 'Você manda diárias, caução, documentos, horários e fotos dos carros. Foto da tabela da parede serve.',
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
  },
  plans: {
    title: 'Planos e preços',
    intro:
      'O preço é de uma página, com o pedido de reserva. O prazo conta do dia em que chegam a sua tabela e as fotos.',
    sector: 'pela página para locadora',
  },
  results: {
    title: 'Mais movimento no balcão',
    label: 'de pedidos de reserva',
    note: 'Depende da cidade, da época, da frota, dos preços e de quanta gente chega à página.',
  },
  closing: {
    title: 'Mande a sua tabela de diárias',
    text: 'Diga quantas categorias tem e onde entrega. A gente pergunta o que faltar e manda o orçamento.',
    action: landing.ask,
  },
} as const satisfies PlannedWords;

/** What the customer asks, in the order of the elements that answer it. */
export const asked = [
  'Tem carro para quinta?',
  'Cabe a família e as malas?',
  'E com tudo, fica quanto?',
  'O que eu preciso levar?',
  'Posso falar com alguém?',
  'Até que horas devolvo?',
] as const;

/** What the page sells and to whom, above its title. */
export const kicker = 'Landing page para locadora de veículos';

/** Price and time before the plans are reached. */
export const range = (f: Record<'lowest' | 'highest' | 'soonest' | 'latest', string>) =>
  `De ${f.lowest} a\u00a0${f.highest}, em\u00a0${f.soonest}\u00a0a\u00a0${f.latest}\u00a0dias.`;

export const seePlans = 'Ver\u00a0os\u00a0planos';

/** What the price holds, and what it does not. */
export const terms = [
  {
    title: 'Está no preço',
    items: [
      'Uma página, com o pedido para o seu WhatsApp',
      'Os cálculos da página (diária, feriado, taxas)',
      'Os arquivos, que são seus',
    ],
  },
  {
    title: 'Não está no preço',
    items: [
      'Domínio e hospedagem, no seu nome e à parte',
      'A verba de anúncio, se você anuncia',
      'Controle de frota e pagamento: a página não bloqueia carro nem cobra',
    ],
  },
] as const;

export const questions = [
  {
    ask: 'E se o carro pedido já estiver alugado?',
    answer:
      'O que chega é um pedido, e a página diz isso a quem pede. A reserva vale quando você confirma. Você oferece outra categoria ou outra data.',
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
] as const;
