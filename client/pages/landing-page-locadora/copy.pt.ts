import type { PlannedWords } from '../../components/landing/landingWords';
import { plansRange } from '../../components/landing/plansRange';

export const words = {
  head: {
    title: 'Landing page para locadora de veículos',
    description: `O cliente escolhe carro e datas, vê quanto fica e o pedido chega no WhatsApp do balcão. Veja um exemplo funcionando. A partir de ${plansRange.lowest}.`,
  },
  hero: {
    title: 'O cliente monta o pedido. Você confirma e entrega a chave.',
    lead: 'Landing page para a locadora que fecha pelo WhatsApp: a pessoa escolhe a categoria e as datas, vê quanto fica e manda tudo o que você perguntaria.',
    action: 'Quero esta página',
  },
  benefits: {
    title: 'Do lado de dentro do balcão',
    items: [
      {
        title: 'O orçamento sai sem você',
        text: 'A página multiplica as diárias pela sua tabela e mostra o total. Quem só queria saber o preço fica sabendo, sem ocupar o atendente.',
      },
      {
        title: 'O pedido chega inteiro',
        text: 'Carro, retirada, devolução, valor, nome e telefone numa mensagem. Você olha a frota e responde.',
      },
      {
        title: 'De noite, fica por escrito',
        text: 'Quem procura carro às 23:00 deixa o pedido, e lê na página a que horas o balcão abre.',
      },
      {
        title: 'Menos susto na retirada',
        text: 'Caução, documentos e limite de quilômetros aparecem antes do pedido, com os seus valores.',
      },
    ],
  },
  elements: {
    title: 'O que se pergunta antes da chave',
    intro: 'A página segue a conversa do balcão: uma pergunta, uma parte da tela.',
    items: [
      {
        title: 'Datas e local primeiro',
        text: 'Retirada e devolução com dia e hora abrem a tela, e logo o ponto de entrega: loja, aeroporto ou rodoviária, o que você atende.',
      },
      {
        title: 'Categorias, sem prometer modelo',
        text: 'Lugares, malas, câmbio e ar de cada grupo, com foto ou desenho. O cliente reserva o grupo; você entrega o carro que está no pátio.',
      },
      {
        title: 'Caução, proteção e quilometragem',
        text: 'O valor bloqueado no cartão, o que o cliente paga numa batida e os quilômetros incluídos ficam ao lado do total, no mesmo tamanho de letra.',
      },
      {
        title: 'Documentos',
        text: 'CNH e tempo mínimo de habilitação, idade, cartão em nome de quem retira, segundo motorista: a sua lista, em linhas curtas.',
      },
      {
        title: 'WhatsApp ao alcance do polegar',
        text: 'O botão acompanha a tela do celular e abre a conversa com carro e datas já escritos.',
      },
      {
        title: 'Horário do balcão',
        text: 'Hoje, fim de semana e feriado, o endereço no mapa e onde deixar a chave de madrugada.',
      },
    ],
  },
  steps: {
    title: 'Da sua tabela à página no ar',
    items: [
      {
        title: 'Conversa',
        text: 'Você conta no WhatsApp quantos carros tem, onde entrega e como cobra hoje. Conversar é de graça.',
      },
      {
        title: 'Orçamento',
        text: 'Plano, prazo e conteúdo por escrito. Você aprova, e aí começa.',
      },
      {
        title: 'Tabela',
        text: 'Você manda diárias, caução, documentos e horários. Foto da tabela da parede serve.',
      },
      {
        title: 'Ajustes',
        text: 'Você brinca de cliente: pede carro, troca as datas e confere as contas de cada categoria.',
      },
      {
        title: 'Publicação',
        text: 'A página entra no seu domínio, um pedido de teste cai no seu WhatsApp e os arquivos são seus.',
      },
    ],
  },
  plans: {
    title: 'Quanto custa e em quantos dias',
    intro:
      'O preço é de uma página, com o pedido de reserva dentro. Os dias contam de quando recebemos a tabela e as fotos.',
    sector: 'para locadoras',
  },
  results: {
    title: 'Aonde queremos chegar',
    label: 'de pedidos de reserva',
    note: 'É o alvo que pomos nas páginas de locadora, contado sobre os pedidos de hoje. Prometer não dá: pesam a cidade, a época, a frota, os preços e quanta gente chega à página.',
  },
  closing: {
    title: 'Mande a sua tabela de diárias',
    text: 'Diga quantas categorias tem e onde entrega os carros. Fazemos as perguntas que faltarem e mandamos o orçamento.',
    action: 'Falar sobre a minha locadora',
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

/** Price and time before the plans are reached. */
export const range = (f: Record<'lowest' | 'highest' | 'soonest' | 'latest', string>) =>
  `De ${f.lowest} a\u00a0${f.highest}, com entrega em\u00a0${f.soonest}\u00a0a\u00a0${f.latest}\u00a0dias.`;

export const seePlans = 'Ver os planos';

/** What the price holds, and what it does not. */
export const terms = [
  {
    title: 'Entra no preço',
    items: [
      'uma página, com o pedido escrito para o seu WhatsApp',
      'a publicação e os arquivos, que são seus',
      'as contas que ela faz (diária, feriado, taxa), combinadas no orçamento',
    ],
  },
  {
    title: 'Não entra',
    items: [
      'o endereço (domínio) e a hospedagem, no seu nome e à parte no orçamento',
      'a verba de anúncio, se você anuncia',
      'controle de frota e pagamento: a página não bloqueia carro nem cobra',
    ],
  },
] as const;

export const questions = {
  title: 'Quando sai do roteiro',
  items: [
    {
      ask: 'E se o carro pedido já estiver alugado?',
      answer:
        'A página não conhece a sua frota. O que chega é um pedido, e ela diz isso a quem pede: a reserva vale quando você confirma. Você oferece outra categoria ou outra data.',
    },
    {
      ask: 'E se no feriado a diária for outra?',
      answer:
        'Cada período pode ter preço próprio, com começo e fim. Para data sem preço a página escreve “consulte o balcão” no lugar do total.',
    },
    {
      ask: 'E se o cliente quiser devolver com o balcão fechado?',
      answer:
        'A página mostra o horário daquele dia e pede outra hora. Se você recebe o carro fora do horário mediante taxa, a taxa entra na conta.',
    },
    {
      ask: 'E se o WhatsApp do cliente não abrir?',
      answer: 'O telefone do balcão fica junto do botão, e o texto do pedido pode ser copiado.',
    },
    {
      ask: 'E se os preços mudarem depois da entrega?',
      answer:
        'As diárias ficam juntas num arquivo só, que é seu. Você troca o número ou pede a nós; o que passar dos ajustes do plano tem orçamento antes.',
    },
  ],
} as const;
