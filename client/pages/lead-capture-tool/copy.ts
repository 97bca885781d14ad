import { words } from '../../../shared/copy';

type Sums = { dear: string; cheap: string; google: string; instagram: string; best: string };

/** What a ready-made page costs at least, and its days. */
type Ready = { price: string; soonest: string; latest: string };

export const copy = words({
  head: {
    title: {
      en: 'Lead capture pages: from ad to spreadsheet',
      pt: 'Página de captura de leads para anúncios',
    },
    description: {
      en: (days: string) =>
        `A page behind your ad or QR\u00a0code, with a short form that puts each lead in your spreadsheet with its source. Live in up to ${days} business days.`,
      pt: (days: string) =>
        `O anúncio leva a uma página com formulário curto, e cada contato entra na sua planilha, com origem e campanha. No ar em até ${days} dias úteis.`,
    },
  },
  hero: {
    kicker: {
      en: 'Lead capture pages that fill your spreadsheet',
      pt: 'Página de captura de leads que preenche a sua planilha',
    },
    title: {
      en: 'You paid for the click. Now get the name.',
      pt: 'O clique você já pagou. Fique com o contato.',
    },
    lead: {
      en: 'For shops, clinics and service businesses that advertise: a short form that puts each lead in your spreadsheet, with the ad it came from.',
      pt: 'Para loja, clínica e prestador de serviço que anuncia: um formulário curto, e cada contato na sua planilha com o anúncio de origem.',
    },
    quote: { en: 'Ask for a quote', pt: 'Pedir orçamento' },
    goals: { en: 'See six forms', pt: 'Ver seis formulários' },
  },
  figure: {
    legend: { en: 'The visitor comes from', pt: 'De onde a pessoa vem' },
    address: { en: 'The link says which ad it was:', pt: 'O link diz de que anúncio ela veio:' },
    shop: { en: 'Sample Cabinets', pt: 'Marcenaria Modelo' },
    offer: { en: 'A kitchen that fits your wall', pt: 'Cozinha que cabe na sua parede' },
    promise: {
      en: 'Leave your number and we’ll come and measure.',
      pt: 'Deixe seu número e amanhã cedo a gente marca.',
    },
    name: { en: 'Your name', pt: 'Seu nome' },
    phone: { en: 'Your phone', pt: 'Seu WhatsApp' },
    send: { en: 'Book a measurement', pt: 'Marcar a medição' },
    consent: {
      en: 'We use the number for this visit only.',
      pt: 'Usamos o número só para esta visita.',
    },
    wall: {
      en: 'A kitchen drawn from the front, with the width of its wall.',
      pt: 'Uma cozinha desenhada de frente, com a largura da parede.',
    },
    sheet: { en: 'Your spreadsheet', pt: 'A sua planilha' },
    columns: {
      time: { en: 'Time', pt: 'Hora' },
      name: { en: 'Name', pt: 'Nome' },
      phone: { en: 'Phone', pt: 'WhatsApp' },
      source: { en: 'Source', pt: 'Origem' },
      campaign: { en: 'Campaign', pt: 'Campanha' },
    },
    call: {
      text: {
        en: 'Would you like a page like this behind your own ad?',
        pt: 'Quer uma página assim no seu anúncio?',
      },
      label: { en: 'Ask about it on WhatsApp', pt: 'Quero a minha pelo WhatsApp' },
      subject: {
        en: (source: string) => `a page for ${source}`,
        pt: (source: string) => `página para ${source}`,
      },
    },
    news: {
      en: (source: string) => `Lead from ${source}`,
      pt: (source: string) => `Contato do ${source}`,
    },
    typed: { en: 'Typed by the visitor.', pt: 'A pessoa digitou.' },
    carried: { en: 'Carried by the link.', pt: 'O link trouxe sozinho.' },
    caption: { en: 'This is a demo. Nothing is sent.', pt: 'Nada aqui é enviado.' },
  },
  lost: {
    title: {
      en: 'Three common complaints, three answers',
      pt: 'Três queixas comuns, três respostas',
    },
    today: { en: 'Today', pt: 'Hoje' },
    items: [
      {
        pain: {
          en: '“The ad shows a closet, the link opens our home page.”',
          pt: '“O anúncio mostra o armário, o link abre a página inicial.”',
        },
        gain: {
          en: 'A page that keeps the ad’s promise',
          pt: 'Uma página que cumpre a promessa do anúncio',
        },
        text: {
          en: 'You get one page for one offer, with one thing to do.',
          pt: 'A página traz a oferta do anúncio e pede uma ação só.',
        },
      },
      {
        pain: {
          en: '“They write at night. By morning they’ve bought elsewhere.”',
          pt: '“O pessoal chama de noite. De manhã já comprou em outro lugar.”',
        },
        gain: {
          en: 'They know when you’ll call',
          pt: 'A pessoa já sai sabendo quando você vai chamar',
        },
        text: {
          en: 'The page gives them a time, and you get an alert on your phone.',
          pt: 'A página diz o prazo, e você recebe um aviso no celular.',
        },
      },
      {
        pain: {
          en: '“I advertise in three places and can’t tell which one sells.”',
          pt: '“Anuncio em três lugares e não sei qual vende.”',
        },
        gain: { en: 'A source for each sale', pt: 'A origem de cada venda' },
        text: {
          en: 'Enter what you spent and mark who bought. The spreadsheet shows each source’s cost per customer.',
          pt: 'Anote o gasto e marque quem comprou. A planilha mostra o custo por cliente de cada origem.',
        },
      },
    ],
  },
  tally: {
    title: {
      en: ({ cheap, dear }: Sums) => `a\u00a0${cheap} lead can cost you more than a ${dear} one`,
      pt: ({ cheap, dear }: Sums) => `um contato de ${cheap} pode sair mais caro que um de ${dear}`,
    },
    intro: {
      en: ({ dear, cheap, google, instagram, best }: Sums) =>
        `A Google lead costs ${dear}, an Instagram lead ${cheap}. But a customer from Google costs less: ${google}, and for Instagram ${instagram}. The QR\u00a0code beats both at ${best}. Your spreadsheet shows it all.`,
      pt: ({ dear, cheap, google, instagram, best }: Sums) =>
        `O contato do Google custou ${dear}; o do Instagram, ${cheap}. Mas o cliente do Google saiu mais barato: ${google}; no Instagram, ${instagram}. O QR\u00a0Code ganha dos dois: ${best}. Tudo isso sai da sua planilha.`,
    },
    sum: {
      en: (spent: string, bought: string, each: string) =>
        `${spent}\u00a0÷\u00a0${bought} is ${each}`,
      pt: (spent: string, bought: string, each: string) =>
        `${spent}\u00a0÷\u00a0${bought} dá ${each}`,
    },
    caption: { en: 'Example: a month at the cabinet shop', pt: 'Exemplo: um mês da marcenaria' },
    spent: { en: 'Spent', pt: 'Gasto' },
    contacts: { en: 'Leads', pt: 'Contatos' },
    bought: { en: 'Bought', pt: 'Compraram' },
    perContact: { en: 'Cost per lead', pt: 'Custo por contato (CPL)' },
    perCustomer: { en: 'Cost per customer', pt: 'Custo por cliente' },
  },
  numbers: {
    title: { en: 'How much it can change', pt: 'Quanto pode mudar' },
    before: { en: 'before', pt: 'antes' },
    after: { en: 'with the page', pt: 'com a página' },
    most: { en: 'at most', pt: 'no máximo' },
    upTo: { en: 'up to', pt: 'até' },
    leads: { en: 'More leads', pt: 'Mais contatos' },
    conversion: { en: 'Conversion rate', pt: 'Taxa de conversão' },
    cost: { en: 'Cost per lead', pt: 'Custo por contato' },
    quality: { en: 'Lead quality', pt: 'Qualidade dos contatos' },
    open: { en: 'Form open', pt: 'Formulário aberto' },
    always: {
      en: 'People can fill it out at any hour, on any day.',
      pt: 'Dá para preencher a qualquer hora, em qualquer dia.',
    },
    note: {
      en: 'Results depend on your offer, your price and your ads. Compare your spreadsheet before and after the page.',
      pt: 'O resultado depende da sua oferta, do seu preço e dos seus anúncios. Compare na planilha antes e depois da página.',
    },
  },
  goals: {
    title: {
      en: 'What you get, priced by quote',
      pt: 'O que você recebe, com preço por orçamento',
    },
    intro: {
      en: 'Each page starts from one of six forms. Every extra field costs you a few visitors and tells you more about those who stay.',
      pt: 'Cada página parte de um dos seis formulários. Cada campo a mais afasta algumas pessoas e diz mais sobre quem fica.',
    },
    asks: { en: 'The form asks for', pt: 'O formulário pede' },
    gets: { en: 'The lead gets', pt: 'A pessoa recebe' },
    fields: {
      email: { en: 'Email', pt: 'E-mail' },
      name: { en: 'Name', pt: 'Nome' },
      phone: { en: 'Phone', pt: 'WhatsApp' },
      service: { en: 'Service', pt: 'Serviço' },
      day: { en: 'Day and time', pt: 'Dia e hora' },
      place: { en: 'City', pt: 'Cidade' },
      job: { en: 'What they need', pt: 'O que precisa' },
      photo: { en: 'A photo', pt: 'Uma foto' },
    },
    items: {
      newsletter: {
        name: { en: 'Newsletter', pt: 'Lista de novidades' },
        send: { en: 'Sign me up', pt: 'Quero receber' },
        gets: {
          en: 'The latest issue at once, and a link in each issue to leave the list.',
          pt: 'A última edição na hora e, em cada uma, o link para sair da lista.',
        },
      },
      download: {
        name: { en: 'E-book or file', pt: 'E-book ou material' },
        send: { en: 'Send me the PDF', pt: 'Quero o PDF' },
        gets: {
          en: 'The file on the screen, and a copy by email for later.',
          pt: 'O arquivo na tela e uma cópia por e-mail, para ler depois.',
        },
      },
      waiting: {
        name: { en: 'Waiting list', pt: 'Lista de espera' },
        send: { en: 'Save my place', pt: 'Entrar na fila' },
        gets: {
          en: 'A place in line, and a message when their turn comes.',
          pt: 'O lugar na fila e um aviso quando chegar a vez.',
        },
      },
      webinar: {
        name: { en: 'Webinar', pt: 'Aula ao vivo' },
        send: { en: 'Save my seat', pt: 'Garantir vaga' },
        gets: {
          en: 'The link to the room, an entry for their calendar, and a reminder before it begins.',
          pt: 'O link da sala, o convite para a agenda e um lembrete antes de começar.',
        },
      },
      appointment: {
        name: { en: 'Appointment', pt: 'Agendamento' },
        send: { en: 'Book this time', pt: 'Marcar horário' },
        gets: {
          en: 'A time that is free in your calendar, confirmed with the address and how to cancel.',
          pt: 'Um horário livre na sua agenda, com endereço e o jeito de desmarcar.',
        },
      },
      quote: {
        name: { en: 'Quote request', pt: 'Pedido de orçamento' },
        send: { en: 'Get a price', pt: 'Quero o preço' },
        gets: {
          en: 'The name of the person who will answer, and when. You get what you need to quote a price.',
          pt: 'O nome de quem vai responder e quando. E você já tem o que precisa para dar o preço.',
        },
      },
    },
  },
  price: {
    title: { en: 'What affects the price', pt: 'O que muda o preço' },
    intro: {
      en: 'The quote doesn’t include ad spend, which you pay directly to the ad platform.',
      pt: 'O orçamento vem por escrito. O anúncio você paga direto à plataforma.',
    },
    parts: [
      {
        name: { en: 'Pages', pt: 'Páginas' },
        text: { en: 'One, or one for each ad', pt: 'Uma, ou uma para cada anúncio' },
      },
      {
        name: { en: 'Your systems', pt: 'Seus sistemas' },
        text: {
          en: 'A spreadsheet, or also your calendar and sales list',
          pt: 'Só a planilha, ou também a agenda e a lista de vendas',
        },
      },
      {
        name: { en: 'Copy', pt: 'Textos' },
        text: { en: 'You send it, or we write it', pt: 'Você manda, ou a gente escreve' },
      },
    ],
  },
  process: {
    title: {
      en: (days: string) => `Eight steps, live in up to ${days}\u00a0business days`,
      pt: (days: string) => `Oito passos, no ar em até ${days}\u00a0dias úteis`,
    },
    intro: {
      en: 'Counted from your approval.',
      pt: 'O prazo conta da sua aprovação.',
    },
    you: { en: 'You', pt: 'Você' },
    before: { en: 'Before you decide', pt: 'Antes de fechar' },
    day: {
      en: (from: string, to: string) => (from === to ? `Day ${from}` : `Days ${from}–${to}`),
      pt: (from: string, to: string) => (from === to ? `Dia ${from}` : `Dias ${from}–${to}`),
    },
    items: {
      talk: {
        name: { en: 'We talk', pt: 'A gente conversa' },
        text: {
          en: 'You tell us what you sell, which ads are running and what a good lead looks like.',
          pt: 'Você conta o que vende, que anúncio está rodando e o que é um contato bom.',
        },
        you: { en: 'send an ad or its link.', pt: 'manda um anúncio ou o link.' },
      },
      price: {
        name: { en: 'Price and dates', pt: 'Preço e prazo' },
        text: {
          en: 'The quote says what the page has, what it connects to and who writes the copy.',
          pt: 'O orçamento diz como é a página, a que ela se conecta e quem escreve os textos.',
        },
        you: { en: 'accept it, change it or drop it.', pt: 'aceita, muda ou desiste.' },
      },
      goal: {
        name: { en: 'One goal, one form', pt: 'Um objetivo, um formulário' },
        text: {
          en: 'We choose one of the six form types, its fields and what the visitor gets in return.',
          pt: 'A gente escolhe um dos seis formulários, os campos e o que a pessoa ganha em troca.',
        },
        you: {
          en: 'tell us what you need to know before you can answer.',
          pt: 'diz o que precisa saber para responder.',
        },
      },
      draft: {
        name: { en: 'A draft to read', pt: 'Rascunho para ler' },
        text: {
          en: 'You see the copy and the layout as a phone will show them.',
          pt: 'Você vê textos e layout do jeito que o celular vai mostrar.',
        },
        you: { en: 'correct facts, prices, pictures.', pt: 'corrige dados, preços e fotos.' },
      },
      build: {
        name: { en: 'We build the page', pt: 'A gente faz a página' },
        text: {
          en: 'It’s on your own domain and light enough for a slow connection.',
          pt: 'Ela fica no seu domínio e é leve o bastante para sinal fraco.',
        },
        you: { en: 'give access to the domain.', pt: 'libera o acesso ao domínio.' },
      },
      connect: {
        name: { en: 'We connect the spreadsheet', pt: 'A gente conecta a planilha' },
        text: {
          en: 'We connect the form to your spreadsheet, set up phone alerts and create a tagged link for each ad.',
          pt: 'O formulário grava na planilha, o aviso chega no celular e cada anúncio ganha um link marcado.',
        },
        you: {
          en: 'share the spreadsheet with the page.',
          pt: 'dá à página acesso à planilha.',
        },
      },
      test: {
        name: { en: 'We try to break it', pt: 'A gente tenta quebrar' },
        text: {
          en: 'We submit the form twice in a row, enter a wrong number and cut the connection halfway.',
          pt: 'A gente envia o formulário duas vezes seguidas, digita um número errado e corta a internet no meio.',
        },
        you: { en: 'fill it out once yourself.', pt: 'preenche uma vez também.' },
      },
      live: {
        name: { en: 'It goes live', pt: 'A página vai ao ar' },
        text: {
          en: 'The ads lead to the page. With the first rows in, we check that source and campaign are right.',
          pt: 'Os anúncios levam à página. Nas primeiras linhas, a gente confere se origem e campanha estão certas.',
        },
        you: { en: 'mark in the spreadsheet who bought.', pt: 'marca na planilha quem comprou.' },
      },
    },
  },
  questions: {
    title: { en: 'What if something goes wrong?', pt: 'E se algo der errado?' },
    items: [
      {
        ask: {
          en: 'What if the spreadsheet can’t be reached?',
          pt: 'E se a planilha estiver fora do ar?',
        },
        answer: {
          en: 'The page holds the lead, adds it as soon as the spreadsheet is reachable again, and tells you about the delay. If the form can’t be sent at all, the visitor is told so, keeps what they typed, and sees your phone number.',
          pt: 'A página guarda o contato, grava assim que a planilha voltar e avisa você do atraso. Se o formulário nem sair do celular, a pessoa é avisada, não perde o que digitou e vê o seu WhatsApp.',
        },
      },
      {
        ask: { en: 'What if I stop working with you?', pt: 'E se eu trocar de fornecedor?' },
        answer: {
          en: 'The leads are yours. The spreadsheet is in your account, and you have the code and credentials. To delete a lead, you delete its row.',
          pt: 'Os contatos são seus. A planilha fica na sua conta, e o código e os acessos são seus também. O formulário diz para que serve o dado, como pede a LGPD.',
        },
      },
      {
        ask: { en: 'What if I need it sooner?', pt: 'E se eu precisar antes?' },
        answer: {
          en: ({ price, soonest, latest }: Ready) =>
            `A ready-made page takes ${soonest}–${latest} days and costs from ${price}. It’s in Portuguese, for businesses in Brazil. The page described here is made to measure, so we quote it.`,
          pt: ({ price, soonest, latest }: Ready) =>
            `A página pronta sai em ${soonest} a ${latest} dias, a partir de ${price}: evento, imobiliária, locadora ou consultoria. Esta aqui é sob medida, por isso tem orçamento.`,
        },
      },
    ],
  },
  end: {
    title: { en: 'Show us an ad that’s running now', pt: 'Mostre um anúncio que está rodando' },
    text: {
      en: 'Send us its link or a photo of the flyer. We’ll follow it as a customer would and tell you where we get stuck.',
      pt: 'Mande o link, ou a foto do panfleto. A gente entra como cliente e conta onde travou.',
    },
    whatsapp: { en: 'Send it on WhatsApp', pt: 'Mandar pelo WhatsApp' },
  },
});
