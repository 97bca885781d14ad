import type { Deal, RoomId, Time } from '../data';

/** What the drawn listing says. The apartment and its people do not exist. */
export const example = {
  title: 'peça uma visita',
  intro: 'Faça como o interessado: troque compra por aluguel e mude o horário.',
  address: 'example.com/ap-014',
  name: 'Apartamento de dois quartos na Vila Exemplo',
  facts: (area: string) => `${area} · uma suíte · 4º andar · uma vaga`,
  area: (number: string) => `${number}\u00a0m²`,
  sum: 'Os cômodos somam',
  metres: (number: string) => `${number}\u00a0m`,
  costs: {
    buy: 'Venda',
    rent: 'Só o aluguel',
    condominium: 'Condomínio',
    tax: 'IPTU por mês',
    square: 'Preço por m²',
    total: 'Total do mês',
  },
  wants: { legend: 'Você quer', buy: 'comprar', rent: 'alugar' } satisfies Record<Deal, string> & {
    legend: string;
  },
  visits: {
    legend: 'A visita pode ser',
    am: ['sábado', '9h'],
    pm: ['sábado', '15h'],
    eve: ['segunda', '19h'],
  } satisfies Record<Time, readonly [string, string]> & { legend: string },
  visitor: { label: 'Seu nome', name: 'Fulana de Tal' },
  send: 'Pedir a visita',
  broker: 'Sicrano de Tal, corretor · CRECI\u00a000000',
  drawing: (rooms: string, total: string) =>
    `Planta do apartamento, com a varanda a leste. ${rooms}. No total, ${total}.`,
  light: {
    am: 'Às 9h o sol entra pela varanda e pelos dois quartos.',
    pm: 'Às 15h o sol está na cozinha; os quartos, na sombra.',
    eve: 'Às 19h é noite: você vê o apartamento de luz acesa.',
  } satisfies Record<Time, string>,
  message: {
    title: 'O que chega no seu WhatsApp',
    from: 'Fulana de Tal',
    phone: '(00) 90000-0014',
    hello: 'Olá! Vi o AP-014, de dois quartos, na Vila Exemplo.',
    want: {
      buy: (price: string) => `Quero comprar, por ${price}.`,
      rent: (price: string) => `Quero alugar, por ${price}/mês.`,
    } satisfies Record<Deal, unknown>,
    visit: {
      am: 'Posso visitar no sábado às 9h?',
      pm: 'Posso visitar no sábado às 15h?',
      eve: 'Posso visitar na segunda às 19h?',
    } satisfies Record<Time, string>,
    time: '22h47',
    after: 'Você confirma, ou propõe outra hora.',
  },
  after: 'É este pedido que chega. Quer uma página assim para o seu imóvel?',
  note: 'Exemplo: apartamento, pessoas e CRECI são fictícios. Áreas medidas pelo eixo das paredes.',
  north: 'N',
  unit: 'áreas em m²',
};

/** Rooms as the plan names them. */
export const roomNames: Record<RoomId, string> = {
  balcony: 'Varanda',
  living: 'Sala',
  bedroom: 'Quarto',
  suite: 'Suíte',
  kitchen: 'Cozinha',
  laundry: 'Serviço',
  hall: 'Entrada',
  corridor: 'Circulação',
  bathroom: 'Banheiro',
  closet: 'Closet',
  bath: 'Banho',
};
