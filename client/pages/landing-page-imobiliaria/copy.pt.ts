import { landing } from '../../components/landing/copy.pt';
import type { PlannedWords } from '../../components/landing/landingWords';
import { plansRange } from '../../components/landing/plansRange';

/** The prices and days between which the plans lie. */
type Range = { lowest: string; highest: string; soonest: string; latest: string };

export const words = {
  head: {
    title: 'Landing page para imobiliária e corretor',
    description: `O interessado vê planta, preço e condomínio, escolhe o dia, e o pedido de visita chega escrito no seu WhatsApp. A partir de ${plansRange.lowest}.`,
  },
  hero: {
    title: 'Menos “ainda está disponível?” e mais visita com dia e hora',
    lead: 'Uma página para o imóvel, com planta, preço e condomínio. O pedido de visita chega no seu WhatsApp.',
    action: landing.ask,
  },
  benefits: {
    title: 'O que muda na rotina do corretor',
    items: [
      {
        title: 'A conversa já começa adiantada',
        text: 'A primeira mensagem já diz qual imóvel e que dia.',
      },
      {
        title: 'O curioso se resolve sozinho',
        text: 'Metragem, condomínio e lado do sol estão na página, sem tomar a sua tarde.',
      },
      {
        title: 'A placa e o story levam ao mesmo lugar',
        text: 'QR Code, Instagram e grupo do bairro abrem a mesma página. Mudou o preço, você muda num lugar só.',
      },
      {
        title: 'O contato é seu',
        text: 'A pessoa escreve direto para você, sem anúncio do concorrente ao lado.',
      },
    ],
  },
  elements: {
    title: 'O que a página tem, de cima a baixo',
    items: [
      {
        title: 'Fotos e planta',
        text: 'Cada cômodo traz a metragem, e dá para saber se o sofá cabe.',
      },
      {
        title: 'Preço e custos',
        text: 'Valor, condomínio e imposto predial (IPTU) aparecem juntos; no aluguel, a página soma o total por mês.',
      },
      {
        title: 'Mapa dos arredores',
        text: 'O mapa mostra a escola, o mercado e o ponto de ônibus mais perto, a pé. O número da porta só aparece se o dono quiser.',
      },
      {
        title: 'Três perguntas',
        text: 'A página pergunta se é compra ou aluguel, o dia da visita e o nome.',
      },
      {
        title: 'O corretor e o CRECI',
        text: 'O número no conselho regional (CRECI) vai em todo anúncio, como manda a Lei 6.530/78, art.\u00a020. No lançamento, entra também o número do registro da incorporação. Tenha a autorização do dono por escrito.',
      },
      {
        title: 'WhatsApp à mão',
        text: 'Um botão preso no pé da tela abre a conversa pronta. No celular, esta página tem um igual.',
      },
    ],
  },
  steps: {
    title: 'Como funciona, em cinco passos',
    items: [
      {
        title: 'Você conta qual é o imóvel',
        text: 'Conte também o que os interessados mais perguntam.',
      },
      {
        title: 'O orçamento chega',
        text: 'Ele confirma o plano, o prazo e o que fica à parte. O trabalho só começa com a sua aprovação.',
      },
      {
        title: 'Você manda o material',
        text: 'Fotos, valores, CRECI e a planta, em PDF ou num croqui com as medidas.',
      },
      {
        title: 'A página é montada, e você ajusta',
        text: 'O prazo do plano conta do dia em que o material está completo.',
      },
      {
        title: 'A página vai ao ar, com visita de teste',
        text: 'A gente pede uma visita como cliente e confere se a mensagem chegou.',
      },
    ],
  },
  plans: {
    title: 'Planos e preços',
    intro: 'O preço é de uma página, de imóvel, lançamento ou seleção de imóveis.',
    sector: 'pela página para imobiliária',
  },
  results: {
    title: 'Mais gente querendo ver',
    label: 'de pedidos de visita',
    note: 'O aumento é em comparação com o anúncio sozinho. Depende do imóvel, do preço e de quanta gente chega à página.',
  },
  closing: {
    title: 'Comece pelo imóvel parado',
    text: 'Conte qual é o imóvel e o que mais perguntam sobre ele. A primeira conversa é grátis.',
    action: landing.ask,
  },
} as const satisfies PlannedWords;

export const hero = {
  name: 'Landing page para imobiliárias e corretores',
  /** The title block that a drawing has in its corner. */
  block: {
    price: 'Preço',
    prices: ({ lowest, highest }: Range) => `${lowest} a\u00a0${highest}`,
    time: 'Prazo',
    times: ({ soonest, latest }: Range) => `${soonest} a\u00a0${latest}\u00a0dias`,
    domain: 'Domínio',
    owner: 'no seu nome',
  },
};

export const gain = {
  drawn: (times: string) => `Planta de uma sala dividida em ${times} partes iguais.`,
  now: 'hoje',
  more: 'a mais',
  sum: (times: string) => `Para cada pedido de hoje, ${times} com a página.`,
};

export const terms = {
  in: {
    title: 'Está no preço',
    items: [
      'Uma página, com o seu nome e as suas cores',
      'O pedido de visita que abre o seu WhatsApp',
      'Os arquivos da página, que ficam com você',
    ],
  },
  out: {
    title: 'Fica por sua conta',
    items: [
      'Domínio e hospedagem, no seu nome e à parte',
      'As fotos do imóvel',
      'O anúncio que leva gente até a página',
    ],
  },
};

export const questions = {
  items: [
    {
      ask: 'E se ninguém pedir visita?',
      answer:
        'A gente olha junto. Se pouca gente chega, o problema está no anúncio. Se chega e não escreve, a gente muda a capa, o texto ou a pergunta, dentro das rodadas do plano. Preço fora do mercado, nenhuma página resolve.',
    },
    {
      ask: 'E se o imóvel for vendido?',
      answer:
        'A página passa a dizer “vendido” e pergunta o que a pessoa procura. Ou entra outro imóvel; o preço dessa troca já está no orçamento.',
    },
    {
      ask: 'E se eu tiver uma carteira inteira?',
      answer:
        'Busca com filtro e uma ficha para cada imóvel já é um site, com outro prazo e outro preço.',
    },
    {
      ask: 'E se a pessoa não usar WhatsApp?',
      answer: 'Seu telefone fica na página. No celular, é só tocar nele para ligar.',
    },
  ],
  site: 'Site para a carteira inteira:',
};
