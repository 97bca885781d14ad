/** Everything that the page says, but for its drawings. */
export const words = {
  head: {
    title: 'Nona Prancha: site de demonstração de arquitetura',
    description:
      'Site de demonstração de um estúdio de arquitetura: quatro obras com imagem, planta e corte em escala. Estúdio inventado, feito para mostrar o que fazemos.',
  },
  name: 'Nona Prancha',
  home: 'Nona Prancha, voltar ao início',
  demo: (brand: string) => ({ what: 'Demonstração', by: `feita pela ${brand}` }),
  menu: {
    label: 'Seções',
    open: 'Menu',
    close: 'Fechar',
    inicio: 'Início',
    projetos: 'Projetos',
    servicos: 'Serviços',
    sobre: 'Sobre',
    contato: 'Contato',
  },
  hero: {
    title: ['Primeiro o corte.', 'Depois a fachada.'],
    lead: 'Desenhamos casas, prédios e reformas de dentro para fora. Cada imagem desta página vem com a planta e o corte, para você conferir onde bate o sol, por onde se entra e quanto mede.',
    action: 'Contar o que quero construir',
    line: 'As quatro obras, na mesma escala',
    note: 'Esta é uma demonstração: o estúdio, as obras, os números e os clientes foram inventados.',
    height: (figure: string) => `${figure}\u00a0m de altura`,
  },
  numbers: {
    label: 'O estúdio em números inventados',
    years: 'anos de prancheta',
    works: 'obras entregues',
    built: 'm² construídos',
    cities: 'cidades',
  },
  projects: {
    title: 'Quatro obras abertas ao meio',
    intro:
      'Uma planta também é um corte: o desenho do que sobra quando se passa uma serra deitada pela casa. Escolha a altura da serra e veja no corte por onde ela passou.',
    height: 'Altura da serra',
    use: 'Uso',
    area: 'Área construída',
    made: 'Feita de',
    squareMetres: (figure: string) => `${figure}\u00a0m²`,
  },
  services: {
    title: 'Serviços',
    intro:
      'O preço sai por metro quadrado, em proposta escrita, depois de uma visita ao terreno. Os prazos são os que planejamos; aprovação na prefeitura corre à parte.',
    time: 'Prazo',
    out: 'Você recebe',
    items: {
      terrain: {
        name: 'Estudo do terreno',
        text: 'Sol, vento, caimento, árvores e o que a prefeitura deixa construir, antes da compra ou do primeiro risco.',
        out: 'Um relatório curto e um corte do terreno',
      },
      design: {
        name: 'Projeto completo',
        text: 'Da conversa na mesa ao desenho que o pedreiro lê, com estrutura e instalações na mesma prancha.',
        out: 'Plantas, cortes, detalhes e lista de materiais',
      },
      reform: {
        name: 'Reforma',
        text: 'Medimos o que existe, abrimos o forro e só então desenhamos o que sai, o que fica e o que entra.',
        out: 'Levantamento, planta do que muda e orçamento por etapa',
      },
      site: {
        name: 'Acompanhamento de obra',
        text: 'Visita a cada quinze dias, com trena. O que saiu diferente do desenho é refeito ou redesenhado na hora.',
        out: 'Relatório com foto e medida a cada visita',
      },
    },
    whileBuilding: 'Enquanto durar a obra',
  },
  about: {
    title: 'Por que nona prancha',
    text: [
      'Um projeto nosso tem nove pranchas. Oito nós desenhamos. A nona vai para a mesa em branco, com um lápis, e quem risca é quem vai morar.',
      'É nela que aparecem a rede na varanda, o cachorro que dorme na cozinha e a avó que não sobe escada. Só depois a obra começa.',
    ],
    sheets: [
      'Terreno',
      'Implantação',
      'Plantas',
      'Cortes',
      'Fachadas',
      'Estrutura',
      'Instalações',
      'Detalhes',
      'A sua',
    ],
    label: 'As nove pranchas de um projeto',
  },
  voices: {
    title: 'Quem riscou a nona',
    rated: (figure: string) => `Nota ${figure} de ${figure}`,
    note: 'Depoimentos de exemplo: estas pessoas não existem.',
    items: [
      {
        text: 'Foi no corte que eu vi: a sala ia pegar o sol das quatro. Mudamos de lado quando ainda custava uma borracha.',
        who: 'Marina C.',
        what: 'casa em terreno inclinado',
      },
      {
        text: 'O pedreiro parou de me ligar para perguntar medida. Estava tudo na prancha, até a altura da tomada.',
        who: 'Rui T.',
        what: 'reforma de loja',
      },
      {
        text: 'Risquei uma porta da cozinha para o pátio, torta mesmo. A casa ficou pronta e a porta está lá.',
        who: 'Dalva S.',
        what: 'casa de taipa',
      },
    ],
  },
  contact: {
    title: 'A próxima nona é a sua',
    intro: 'Diga o que quer construir. O estúdio responderia marcando uma visita ao terreno.',
    note: 'Formulário de demonstração: nada do que você escreve sai deste navegador.',
    label: 'Pedido de projeto',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    type: 'O que vai ser',
    choose: 'Escolha',
    types: {
      'residencial-premium': 'Casa de alto padrão',
      'comercial-inovador': 'Loja, escritório ou prédio',
      'sustentavel-smart': 'Casa sustentável',
      'design-conceitual': 'Pavilhão ou obra conceitual',
      'reforma-futurista': 'Reforma',
    },
    message: 'Conte mais (se quiser)',
    send: 'Enviar pedido',
    sending: 'PROCESSANDO SONHOS...',
    sent: 'Pronto. É aqui que o pedido chegaria ao estúdio; como esta é uma demonstração, nada foi enviado.',
  },
  footer: {
    text: 'Estúdio de arquitetura inventado. Obras, números e depoimentos são exemplos; as imagens são renderizações.',
    top: 'Voltar ao início',
  },
};
