/** The drawn event, which does not exist: who speaks when, and what its organiser gets to read. */
export const example = {
  title: 'faça a inscrição e veja o que chega',
  intro: 'Troque de sala e veja mudar o crachá, a mensagem e a planilha.',
  address: 'example.com/encontro-do-pao',
  name: 'Encontro do Pão',
  weekday: 'Sábado',
  hours: (opens: string, closes: string) => `${opens} às ${closes}`,
  place: 'Galpão da Praça, Rua\u00a0Exemplo,\u00a0100',
  price: (price: string, batch: string, until: string) =>
    `${price} no ${batch}º\u00a0lote, até ${until}`,
  rooms: { oven: 'Forno', hall: 'Salão' },
  together: {
    coffee: 'Café e credenciamento',
    lunch: 'Almoço, incluído',
    end: 'Fornada e encerramento',
  },
  talks: {
    starter: { title: 'Fermento natural do zero', by: 'Isa, padeira' },
    flour: { title: 'Qual farinha para qual pão', by: 'Igor, moleiro' },
    shaping: { title: 'Modelar sem sovar', by: 'Caio, padeiro' },
    pricing: { title: 'Quanto cobrar pelo pão', by: 'Nina, contadora' },
    focaccia: { title: 'Focaccia para vender', by: 'Rosa, confeiteira' },
    licence: { title: 'Padaria em casa e alvará', by: 'Beto, fiscal' },
  },
  with: (name: string) => `com ${name}`,
  left: (count: string) => `Restam ${count}`,
  taken: (count: string) => `Um lugar é seu; restam ${count}`,
  full: 'Lotada: lista de espera',
  queued: (place: string) => `Seu lugar na fila: ${place}º`,
  way: {
    title: 'Como chegar',
    text: 'Ônibus na porta, rampa pela lateral, vagas em volta da praça.',
    route: 'A rota abre no mapa do celular.',
  },
  form: [
    ['Nome', 'Fulana de Tal'],
    ['WhatsApp', '(00) 90000-0047'],
  ],
  send: 'Garantir meu lugar',
  badge: {
    title: 'O crachá de quem se inscreve',
    number: (order: string) => `Inscrição nº\u00a0${order}`,
    queue: 'Espera',
  },
  message: {
    title: 'No WhatsApp de quem organiza',
    new: (order: string) => `Nova inscrição, nº\u00a0${order}`,
    queue: (place: string) => `lista de espera, ${place}º lugar`,
  },
  reminder: {
    title: 'Na véspera, no celular de quem se inscreveu',
    text: (opens: string, name: string) => `Amanhã, ${opens}: ${name}`,
    bring: 'Leve um pote de vidro com tampa.',
  },
  list: {
    title: 'E na planilha do evento',
    number: 'Nº',
    name: 'Nome',
    earlier: [
      ['Beltrano', 'flour', 'shaping', 'licence'],
      ['Sicrana', 'starter', 'pricing', 'focaccia'],
    ],
    newest: 'Fulana',
  },
  after: 'É isto que chega a cada inscrição. Quer uma página assim?',
  small: 'Exemplo: o evento não existe, e daqui nada é enviado.',
} as const;
