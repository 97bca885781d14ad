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
    title: 'Menos “ainda está disponível?”, mais visita com dia e hora',
    lead: 'Uma página para o seu imóvel, com planta, preço, condomínio e IPTU à vista. Quem gosta responde três perguntas, e o pedido de visita chega escrito no seu WhatsApp.',
    action: 'Pedir a minha página',
  },
  benefits: {
    title: 'Na rotina do corretor',
    items: [
      {
        title: 'A conversa começa pelo meio',
        text: 'A primeira mensagem já diz qual imóvel, em que bairro e que dia. Falta você confirmar o horário.',
      },
      {
        title: 'O curioso se resolve sozinho',
        text: 'Metragem, condomínio e lado do sol estão na página. Quem procura outra coisa percebe lendo, sem tomar a sua tarde.',
      },
      {
        title: 'A placa e o story levam ao mesmo lugar',
        text: 'O QR Code da placa, o link do Instagram e o grupo do bairro abrem a mesma página. Mudou o preço, muda num lugar só.',
      },
      {
        title: 'O contato é seu',
        text: 'A pessoa escreve direto para você, numa página sem anúncio do concorrente ao lado.',
      },
    ],
  },
  elements: {
    title: 'A página, de cima a baixo',
    intro: 'Na ordem em que o interessado pergunta.',
    items: [
      {
        title: 'Fotos e planta',
        text: 'Os cômodos com a metragem de cada um. Dá para saber se o sofá cabe antes de sair de casa.',
      },
      {
        title: 'Preço e custos',
        text: 'Valor, condomínio e IPTU juntos, e no aluguel a soma do mês. É a conta que a pessoa faria depois, com você ao telefone.',
      },
      {
        title: 'Mapa dos arredores',
        text: 'Escola, mercado e ponto de ônibus a pé. O número da porta só aparece se o dono quiser.',
      },
      {
        title: 'Três perguntas',
        text: 'Comprar ou alugar, o dia da visita e o nome. O telefone vem com a própria mensagem.',
      },
      {
        title: 'O corretor e o CRECI',
        text: 'Seu rosto, seu nome e o registro, que a profissão manda pôr em toda propaganda.',
      },
      {
        title: 'WhatsApp à mão',
        text: 'Um botão preso no pé da tela, que abre a conversa com a mensagem pronta.',
      },
    ],
  },
  steps: {
    title: 'Do imóvel parado à visita de teste',
    items: [
      {
        title: 'Você conta qual é o imóvel',
        text: 'Manda o link do anúncio de hoje e diz o que os interessados mais perguntam.',
      },
      {
        title: 'O orçamento chega por escrito',
        text: 'O plano, o que entra e o que fica de fora. Só depois do seu sim começa o trabalho.',
      },
      {
        title: 'Você manda o material',
        text: 'Fotos, valores, CRECI e a planta: PDF da construtora ou um croqui com as medidas.',
      },
      {
        title: 'A página é montada, e você ajusta',
        text: 'O prazo do plano conta do material completo. Você abre o rascunho no celular e diz o que mudar.',
      },
      {
        title: 'No ar, com visita de teste',
        text: 'A gente pede uma visita como se fosse cliente e confere se a mensagem chegou a você. Aí você recebe os arquivos.',
      },
    ],
  },
  plans: {
    title: 'O preço acompanha a pressa',
    intro:
      'O preço é de uma página: um imóvel, um lançamento ou uma seleção curta. Pagando mais, ela sai antes, com mais ajustes ou com suporte depois. O que ela terá vem listado no orçamento.',
    sector: 'para imobiliárias',
  },
  results: {
    title: 'O tamanho da meta',
    label: 'de pedidos de visita',
    note: 'É o aumento que buscamos nas páginas deste ramo, em comparação com o anúncio sozinho. É meta, não promessa: depende do imóvel, do preço e de quanta gente chega à página.',
  },
  closing: {
    title: 'Comece pelo imóvel parado',
    text: 'Conte por WhatsApp qual é e o que mais perguntam dele. A primeira conversa é de graça.',
    action: 'Falar do meu imóvel',
  },
} as const satisfies PlannedWords;

export const hero = {
  name: 'Landing page para imobiliárias e corretores',
  plans: 'Ver os planos',
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
  sum: (times: string) => `Para cada pedido de hoje, a meta são ${times}.`,
};

export const terms = {
  title: 'O que entra no preço e o que não entra',
  in: {
    title: 'Entra',
    items: [
      'Uma página, com o seu nome e as suas cores',
      'O seu texto, arrumado para ler no celular',
      'O pedido de visita que abre o seu WhatsApp',
      'Os arquivos da página, que ficam com você',
    ],
  },
  out: {
    title: 'Fica por sua conta',
    items: [
      'O endereço (domínio), registrado no seu nome',
      'A hospedagem: o orçamento diz qual e quanto',
      'As fotos do imóvel',
      'O anúncio que leva gente até a página',
    ],
  },
};

export const questions = {
  title: 'Antes de fechar',
  items: [
    {
      ask: 'E se ninguém pedir visita?',
      answer:
        'Olhamos juntos. Se pouca gente chega, o problema está no anúncio. Se chega e não escreve, mexemos na capa, no texto ou na pergunta, dentro das rodadas do seu plano. Preço fora da praça, página nenhuma conserta.',
    },
    {
      ask: 'E se o imóvel for vendido?',
      answer:
        'A página passa a dizer “vendido” e a perguntar o que a pessoa procura, ou recebe outro imóvel. Peça o preço dessa troca já no orçamento.',
    },
    {
      ask: 'E se eu tiver uma carteira inteira?',
      answer:
        'Busca com filtro e uma ficha para cada imóvel já é um site, com outro prazo e outro preço. Comece pelo imóvel que mais rende conversa, ou peça o orçamento do site.',
    },
    {
      ask: 'E se a pessoa não usar WhatsApp?',
      answer: 'Seu telefone fica na página. No celular, é só tocar nele para ligar.',
    },
  ],
  site: 'Para a carteira inteira:',
};
