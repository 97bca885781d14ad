/** What is written on the drawn page of an invented office. */
export const office = {
  prompt: 'toque numa parte e leia a regra',
  beside: 'cada parte, com a regra ao lado',
  rule: 'A regra',
  address: 'example.com',
  firm: 'Modelo & Exemplo',
  kind: 'Sociedade de Advogados',
  number: 'OAB/UF 0.000',
  menu: ['Áreas', 'Advogados', 'Artigos', 'Contato'],
  headline: 'Advocacia trabalhista, de família e empresarial em Cidade Exemplo.',
  areas: [
    { name: 'Trabalhista', text: 'Contratos, rescisões, acordos' },
    { name: 'Família e sucessões', text: 'Divórcio, guarda, inventário' },
    { name: 'Empresarial', text: 'Contratos, sócios, cobranças' },
  ],
  people: [
    { name: 'Ana Modelo', number: 'OAB/UF 000.000', title: 'Mestre em direito do trabalho' },
    {
      name: 'Bento Exemplo',
      number: 'OAB/UF 000.001',
      title: 'Professor universitário de direito civil',
    },
  ],
  articles: [
    'Rescisão: as verbas, uma a uma',
    'Guarda compartilhada, em perguntas',
    'Acordo de sócios: o que prever',
  ],
  place: 'Rua Exemplo, 100, sala 5, Cidade Exemplo',
  hours: 'Segunda a sexta, 9h às 18h',
  languages: 'Atendimento em português e espanhol',
  write: 'Escrever ao escritório',
  arrives: 'Chega no WhatsApp do escritório',
  message: 'Bom dia. Assunto: direito trabalhista. Posso falar com a Dra. Ana Modelo à tarde?',
  visitor: 'Fulana de Tal',
  after: 'Quer o seu escritório assim?',
  send: 'Quero o meu pelo WhatsApp',
  first: 'A primeira conversa não custa nada.',
  caption:
    'Exemplo. As regras são as do Código de Ética e Disciplina da OAB e do Provimento 205/2021.',
} as const;

/** The rules, in the order of the parts that follow them. */
export const rules = [
  {
    law: 'Código de Ética',
    short: 'Ética',
    article: 'art.\u00a044',
    name: 'Nome e inscrição',
    text: 'Nome e número na OAB são obrigatórios. Ficam no cabeçalho, onde se veem sem rolar.',
  },
  {
    law: 'Código de Ética',
    short: 'Ética',
    article: 'art.\u00a039',
    name: 'Caráter informativo',
    text: 'A primeira frase diz em que o escritório atua e onde. Nenhum adjetivo sobre ele mesmo.',
  },
  {
    law: 'Provimento 205/2021',
    short: 'Prov. 205',
    article: 'art.\u00a03º,\u00a0III',
    name: 'Áreas de atuação',
    text: 'A área se informa. “Especialista” só entra com título certificado ou notória especialização.',
  },
  {
    law: 'Provimento 205/2021',
    short: 'Prov. 205',
    article: 'art.\u00a05º, §\u00a02º',
    name: 'Retratos e marca',
    text: 'Foto do advogado, do escritório e logomarca, sim. Símbolo oficial da OAB, não.',
  },
  {
    law: 'Código de Ética',
    short: 'Ética',
    article: 'art.\u00a041',
    name: 'Artigos',
    text: 'O texto explica a lei em tese e não induz o leitor a litigar.',
  },
  {
    law: 'Código de Ética',
    short: 'Ética',
    article: 'art.\u00a044, §\u00a01º',
    name: 'Contato',
    text: 'Endereço, e-mail, horário e idiomas estão na lista do que se pode dizer.',
  },
] as const;
