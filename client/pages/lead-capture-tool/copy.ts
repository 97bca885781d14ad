import { words } from '../../../shared/copy';

export const copy = words({
  head: {
    title: {
      en: 'Lead capture pages: from ad to spreadsheet',
      pt: 'Página de captura: do anúncio à planilha',
    },
    description: {
      en: (days: string) =>
        `The page behind your ad or QR\u00a0code: a short form, and each contact in your spreadsheet with its source. Typically live in ${days} working days.`,
      pt: (days: string) =>
        `A página para onde o anúncio leva: formulário curto e contato na sua planilha, com origem e campanha. Prazo típico: ${days} dias úteis.`,
    },
  },
  hero: {
    kicker: {
      en: 'Lead capture pages for your ads',
      pt: 'Página de captura de leads para o seu anúncio',
    },

    /** Two sentences, each on lines of its own. */
    title: [
      { en: 'You paid for the click.', pt: 'O clique você já pagou.' },
      { en: 'Now get the name.', pt: 'Fique com o contato.' },
    ],
    lead: {
      en: 'For shops, clinics and trades that advertise: a page that asks name and phone, and adds them to your spreadsheet with the ad they came from.',
      pt: 'Para loja, clínica e prestador de serviço que anuncia: a página pede só nome e WhatsApp e grava na sua planilha, com o anúncio de origem.',
    },
    quote: { en: 'Ask for a quote', pt: 'Pedir um orçamento' },
    goals: { en: 'See six forms', pt: 'Ver seis formulários' },
  },
  figure: {
    legend: { en: 'The visitor comes from', pt: 'De onde a pessoa vem' },
    address: { en: 'The link says which ad it was:', pt: 'O link diz de que anúncio ela veio:' },
    shop: { en: 'Sample Joinery', pt: 'Marcenaria Modelo' },
    offer: { en: 'A kitchen that fits your wall', pt: 'Cozinha que cabe na sua parede' },
    promise: {
      en: 'Leave your number and we’ll come and measure.',
      pt: 'Deixe seu número e a gente vai medir.',
    },
    name: { en: 'Your name', pt: 'Seu nome' },
    phone: { en: 'Your phone', pt: 'Seu WhatsApp' },
    send: { en: 'Book the measuring', pt: 'Marcar a medição' },
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
    alert: { en: 'On your phone', pt: 'No seu celular' },
    news: {
      en: (name: string, source: string) => `New contact: ${name}, from ${source}.`,
      pt: (name: string, source: string) => `Novo contato: ${name}, pelo ${source}.`,
    },
    typed: { en: 'Typed by the person.', pt: 'A pessoa digitou.' },
    carried: { en: 'Brought by the link.', pt: 'O link trouxe sozinho.' },
    caption: {
      en: 'Sample joinery; nothing here is sent.',
      pt: 'Marcenaria de exemplo; nada aqui é enviado.',
    },
  },
  lost: {
    title: {
      en: 'Three places where a click gets lost',
      pt: 'Três lugares em que o clique se perde',
    },
    today: { en: 'Today', pt: 'Hoje' },
    items: [
      {
        pain: {
          en: '“The ad shows a wardrobe, the link opens our home page.”',
          pt: '“O anúncio mostra o armário, o link abre a página inicial.”',
        },
        gain: { en: 'The ad’s promise, kept', pt: 'A promessa do anúncio, na tela' },
        text: {
          en: 'One page for one offer, and one thing to do.',
          pt: 'Uma página, uma oferta e uma coisa só a fazer.',
        },
      },
      {
        pain: {
          en: '“They write at night. By morning they have bought elsewhere.”',
          pt: '“O pessoal chama de noite. De manhã já comprou em outro lugar.”',
        },
        gain: { en: 'An answer at that hour', pt: 'Resposta naquela hora' },
        text: {
          en: 'The page says when you will call, and tells your phone.',
          pt: 'A página diz quando você vai chamar e avisa no seu celular.',
        },
      },
      {
        pain: {
          en: '“I advertise in three places and cannot tell which one sells.”',
          pt: '“Anuncio em três lugares e não sei qual vende.”',
        },
        gain: { en: 'A source for each sale', pt: 'Uma origem para cada venda' },
        text: {
          en: 'Mark who bought, sort by source, divide.',
          pt: 'Marque quem comprou e some por origem.',
        },
      },
    ],
  },
  tally: {
    title: {
      en: 'Pricier contacts, cheaper customers',
      pt: 'Contato mais caro, cliente mais barato',
    },
    intro: {
      en: 'Mark who bought, and the source column does the rest.',
      pt: 'Alguém marca quem comprou, e a coluna Origem faz o resto.',
    },
    caption: { en: 'A month at the joinery', pt: 'Um mês da marcenaria' },
    spent: { en: 'Spent', pt: 'Gasto' },
    contacts: { en: 'Contacts', pt: 'Contatos' },
    bought: { en: 'Bought', pt: 'Compraram' },
    perContact: { en: 'Spent ÷ contacts', pt: 'Gasto ÷ contatos' },
    perCustomer: { en: 'Spent ÷ bought', pt: 'Gasto ÷ compraram' },
  },
  numbers: {
    title: { en: 'What changes with the page', pt: 'O que muda com a página' },
    intro: {
      en: (hours: string) =>
        `Grey is before, yellow is with the page; in the last line, grey is a counter open ${hours} hours a day.`,
      pt: (hours: string) =>
        `Cinza é antes, amarelo é com a página; na última linha, cinza é um balcão aberto ${hours} horas por dia.`,
    },
    upTo: { en: 'up to', pt: 'até' },
    leads: { en: 'more leads', pt: 'mais leads' },
    conversion: { en: 'conversion', pt: 'de conversão' },
    cost: { en: 'cost per lead', pt: 'no custo por lead' },
    quality: { en: 'lead quality', pt: 'na qualidade dos leads' },
    open: { en: 'collecting contacts', pt: 'recebendo contatos' },
    note: {
      en: 'The result depends on the offer, the price and the ad.',
      pt: 'O resultado depende da oferta, do preço e do anúncio.',
    },
  },
  goals: {
    title: { en: 'Six reasons to leave a name', pt: 'Seis motivos para deixar o contato' },
    intro: {
      en: 'Each field costs you some people and tells you more about those who stay.',
      pt: 'A cada campo, algumas pessoas desistem e você sabe mais de quem fica.',
    },
    asks: { en: 'The form asks', pt: 'O formulário pede' },
    gets: { en: 'The lead gets', pt: 'O lead recebe' },
    fields: {
      email: { en: 'Email', pt: 'E-mail' },
      name: { en: 'Name', pt: 'Nome' },
      phone: { en: 'Phone', pt: 'WhatsApp' },
      service: { en: 'Service', pt: 'Serviço' },
      day: { en: 'Day and time', pt: 'Dia e hora' },
      place: { en: 'Town', pt: 'Cidade' },
      job: { en: 'What is needed', pt: 'O que precisa' },
      photo: { en: 'A photo', pt: 'Uma foto' },
    },
    items: {
      newsletter: {
        name: { en: 'Newsletter', pt: 'Lista de novidades' },
        send: { en: 'Sign me up', pt: 'Quero receber' },
        gets: {
          en: 'The latest issue at once, and in each issue a link to leave the list.',
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
        send: { en: 'Keep me a place', pt: 'Entrar na fila' },
        gets: {
          en: 'A place in the queue, and a message when the turn comes.',
          pt: 'O lugar na fila e um aviso quando chegar a vez.',
        },
      },
      webinar: {
        name: { en: 'Webinar', pt: 'Aula ao vivo' },
        send: { en: 'Save my seat', pt: 'Garantir vaga' },
        gets: {
          en: 'The link to the room, the entry for their calendar, a reminder before it begins.',
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
          en: 'The name of whoever will answer, and when. And you have what you need to name a price.',
          pt: 'O nome de quem vai responder e quando. E você já tem o que precisa para dar o preço.',
        },
      },
    },
  },
  process: {
    title: {
      en: 'Eight steps to a live page',
      pt: 'Oito passos até ir ao ar',
    },
    intro: {
      en: (days: string) => `Typical timeline: ${days} working days from your go-ahead.`,
      pt: (days: string) => `Prazo típico: ${days} dias úteis a partir do seu “sim”.`,
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
          en: 'What you sell, which ads run, what a good contact looks like.',
          pt: 'O que você vende, que anúncio está rodando, o que é um contato bom.',
        },
        you: { en: 'send an ad or its link.', pt: 'manda um anúncio ou o link.' },
      },
      price: {
        name: { en: 'Price and dates', pt: 'Preço e prazo' },
        text: {
          en: 'The quote says what the page has, what it connects to and who writes the words.',
          pt: 'O orçamento diz como é a página, a que ela se conecta e quem escreve os textos.',
        },
        you: { en: 'accept it, change it or drop it.', pt: 'aceita, muda ou desiste.' },
      },
      goal: {
        name: { en: 'One goal, one form', pt: 'Um objetivo, um formulário' },
        text: {
          en: 'One of the six, its fields, and what the person gets in return.',
          pt: 'Um dos seis, os campos e o que a pessoa ganha em troca.',
        },
        you: {
          en: 'say what you need to know to answer.',
          pt: 'diz o que precisa saber para responder.',
        },
      },
      draft: {
        name: { en: 'A draft to read', pt: 'Rascunho para ler' },
        text: {
          en: 'Words and layout, as a phone will show them.',
          pt: 'Textos e layout, do jeito que o celular vai mostrar.',
        },
        you: { en: 'correct facts, prices, pictures.', pt: 'corrige dados, preços e fotos.' },
      },
      build: {
        name: { en: 'The page is built', pt: 'A página fica pronta' },
        text: {
          en: 'Under your own address, light enough for a weak signal.',
          pt: 'No seu endereço, leve o bastante para sinal fraco.',
        },
        you: { en: 'give access to the domain.', pt: 'libera o acesso ao domínio.' },
      },
      connect: {
        name: { en: 'The sheet is connected', pt: 'A planilha é conectada' },
        text: {
          en: 'Rows to the sheet, the alert to your phone, a tagged link for each ad.',
          pt: 'Linhas na planilha, aviso no celular e um link marcado por anúncio.',
        },
        you: { en: 'share the sheet with the page.', pt: 'compartilha a planilha com a página.' },
      },
      test: {
        name: { en: 'We try to break it', pt: 'A gente tenta quebrar' },
        text: {
          en: 'Sent twice, with a wrong number, with the network cut halfway.',
          pt: 'Envio repetido, número errado, internet cortada no meio.',
        },
        you: { en: 'fill it in once yourself.', pt: 'preenche uma vez também.' },
      },
      live: {
        name: { en: 'It goes live', pt: 'No ar' },
        text: {
          en: 'The ads lead to the page. With the first rows in, we check that source and campaign are right.',
          pt: 'Os anúncios levam à página. Nas primeiras linhas, a gente confere se origem e campanha estão certas.',
        },
        you: { en: 'mark in the sheet who bought.', pt: 'marca na planilha quem comprou.' },
      },
    },
  },
  questions: {
    title: { en: 'Before you ask for a quote', pt: 'Antes de pedir o orçamento' },
    items: [
      {
        ask: {
          en: 'What does a lead capture page cost?',
          pt: 'Quanto custa uma página de captura?',
        },
        answer: {
          en: 'It is quoted: by pages, by what they connect to and by who writes the words. You pay for the ads on their own platforms.',
          pt: 'É por orçamento: pelo número de páginas, pelo que elas conectam e por quem escreve os textos. O anúncio você paga à plataforma.',
        },
      },
      {
        ask: {
          en: 'What if the spreadsheet cannot be reached?',
          pt: 'E se a planilha estiver fora do ar?',
        },
        answer: {
          en: 'The contact is kept and written once the sheet answers, and you are told of the delay. If the form cannot be sent at all, the person is told so, keeps what was typed, and sees your phone number.',
          pt: 'O contato fica guardado, é gravado quando a planilha responder, e você fica sabendo do atraso. Se o formulário nem sair do celular, a pessoa é avisada, não perde o que digitou e vê o seu WhatsApp.',
        },
      },
      {
        ask: { en: 'Whose contacts are they?', pt: 'De quem são os contatos?' },
        answer: {
          en: 'Yours. The sheet is in your account, with code and credentials. To delete a contact you delete the row.',
          pt: 'Seus. A planilha fica na sua conta, com o código e os acessos. O formulário diz para que serve o dado, como pede a LGPD.',
        },
      },
    ],
  },
  end: {
    title: { en: 'Show us an ad that runs now', pt: 'Mostre um anúncio que está rodando' },
    text: {
      en: 'Send its link, or a photo of the leaflet. We follow it as a customer would and tell you where we got stuck.',
      pt: 'Mande o link, ou a foto do panfleto. A gente entra como cliente e conta onde travou.',
    },
    whatsapp: { en: 'Send it on WhatsApp', pt: 'Mandar pelo WhatsApp' },
  },
});
