import { words } from '../../../shared/copy';

type Sizes = { weight: string; requests: string };
type Line = { megabits: string; trip: string };

export const copy = words({
  head: {
    title: {
      en: 'Website development for slow phone connections',
      pt: 'Criação de sites, lojas virtuais e sistemas',
    },
    description: {
      en: 'Company sites, shops, portals and redesigns that show first what people came for. What goes in, what comes out, how many weeks, what changes the price.',
      pt: 'Site de empresa, loja virtual, sistema e reforma de site. O que entra, o que sai, em quantas semanas e o que muda o preço. Orçamento por escrito.',
    },
  },
  quote: { en: 'Ask for a quote', pt: 'Pedir um orçamento' },
  hero: {
    title: {
      en: 'A website that opens while the other one still loads',
      pt: 'Um site que abre enquanto o outro ainda carrega',
    },
    lead: {
      en: 'For businesses that get looked up on a phone, on a bus, between two errands. We build company sites, shops and systems that show first what people came for: what you do, what it costs, how to reach you.',
      pt: 'Para quem é procurado pelo celular, no ônibus, no meio de outra coisa. A gente faz site de empresa, loja virtual e sistema que mostram primeiro o que a pessoa veio ver: o que você faz, quanto custa e como falar com você.',
    },
    works: { en: 'See what we build', pt: 'Ver o que a gente faz' },
    hint: {
      en: 'The first talk is free of charge, and the quote comes in writing.',
      pt: 'Primeira conversa sem custo, orçamento por escrito.',
    },
  },
  race: {
    legend: { en: 'Seconds after the tap', pt: 'Segundos depois do toque' },
    before: { en: 'Before', pt: 'Antes' },
    after: { en: 'After', pt: 'Depois' },
    /** What each window shows, one for each moment. */
    old: [
      { en: 'White.', pt: 'Branco.' },
      { en: 'Still white.', pt: 'Branco ainda.' },
      { en: 'White. Anyone in a hurry has gone back.', pt: 'Branco. Quem tem pressa já voltou.' },
      {
        en: 'A name, a paragraph about excellence, a cookie notice.',
        pt: 'O nome, um texto sobre excelência, o aviso de cookies.',
      },
      {
        en: 'The picture arrives and pushes the text away.',
        pt: 'Chega a foto e empurra o texto para baixo.',
      },
      {
        en: 'All there, behind a newsletter window.',
        pt: 'Tudo ali, atrás da janela da newsletter.',
      },
    ],
    fresh: {
      waiting: {
        en: 'White too: the request is on its way.',
        pt: 'Branco também: o pedido está indo.',
      },
      there: {
        en: (seconds: string) => `All there since ${seconds}: what, where, and the button.`,
        pt: (seconds: string) => `Tudo ali desde ${seconds}: o que é, onde fica e o botão.`,
      },
    },
    caption: {
      en: ({ megabits, trip }: Line) =>
        `The upholsterer is invented, and so are the numbers of the old site. The new one is drawn within the limits of this very page. Seconds are computed for a weak mobile connection: ${megabits}\u00a0Mbit/s, ${trip}\u00a0ms there and back.`,
      pt: ({ megabits, trip }: Line) =>
        `A estofaria é inventada, e os números do site antigo também. O novo foi desenhado dentro dos limites que esta página cumpre. Os segundos são calculados para um sinal fraco de celular: ${megabits}\u00a0Mbit/s e ${trip}\u00a0ms de ida e volta.`,
    },
  },
  /** Written in the two drawn windows. */
  drawn: {
    name: { en: 'Example Upholstery', pt: 'Estofaria Exemplo' },
    welcome: { en: 'Welcome to our site!', pt: 'Bem-vindo ao nosso site!' },
    excellence: {
      en: 'Driven by a passion for excellence, we bring comfort solutions to every moment of your life, with quality and commitment.',
      pt: 'Movidos pela paixão pela excelência, oferecemos soluções em conforto para todos os momentos da sua vida, com qualidade e compromisso.',
    },
    cookies: { en: 'We use cookies.', pt: 'Usamos cookies.' },
    accept: { en: 'Accept', pt: 'Aceitar' },
    wait: { en: 'Wait!', pt: 'Espere!' },
    email: { en: 'email', pt: 'e-mail' },
    subscribe: { en: 'Get our news by email', pt: 'Assine a nossa newsletter' },
    question: {
      en: 'Torn sofa? Send a photo, get a price.',
      pt: 'Sofá rasgado? Mande a foto.',
    },
    facts: [
      { en: 'We collect it and bring it back', pt: 'Buscamos e levamos de volta' },
      { en: '14 Example Street, until 18:00', pt: 'Rua Exemplo, 14, até as 18h' },
    ],
    send: { en: 'Send a photo', pt: 'Mandar a foto' },
  },
  numbers: {
    title: { en: 'What the phone has to fetch', pt: 'O que o celular precisa buscar' },
    intro: {
      en: 'The bars are to scale. What makes the first one long is found in many old sites: a theme with everything in it, pictures nobody swipes to, and add-ons that came one by one.',
      pt: 'As barras estão em escala. O que estica a primeira está em muito site antigo: um tema com tudo dentro, foto que ninguém chega a ver e ferramenta que foi entrando uma a uma.',
    },
    old: { en: 'Old site (example)', pt: 'Site antigo (exemplo)' },
    own: { en: 'This page', pt: 'Esta página' },
    parts: {
      frame: { en: 'Theme, scripts, fonts', pt: 'Tema, scripts, fontes' },
      slider: { en: 'Pictures of the slider', pt: 'Fotos do carrossel' },
      extras: { en: 'Chat, pop-up, trackers', pt: 'Chat, pop-up, rastreadores' },
      document: { en: 'Text, drawings and styles', pt: 'Texto, desenhos e estilo' },
      rest: { en: 'Fonts, a small script, a picture', pt: 'Fontes, um script pequeno, uma imagem' },
    },
    atMost: {
      en: (amount: string) => `at most ${amount}`,
      pt: (amount: string) => `no máximo ${amount}`,
    },
    table: { en: 'Before and after in numbers', pt: 'Antes e depois em números' },
    measure: { en: 'Measure', pt: 'Medida' },
    rows: {
      first: { en: 'Fetched before anything shows', pt: 'Baixado até aparecer algo' },
      requests: { en: 'Requests until then', pt: 'Pedidos ao servidor até aí' },
      view: { en: 'First view', pt: 'Primeira tela' },
      whole: { en: 'The whole page, read through', pt: 'A página toda, lida até o fim' },
      complete: { en: 'Everything there', pt: 'Tudo carregado' },
      taps: { en: 'Taps to a written message', pt: 'Toques até a mensagem escrita' },
    },
    whole: {
      en: ({ weight, requests }: Sizes) => `${weight} in ${requests} requests`,
      pt: ({ weight, requests }: Sizes) => `${weight} em ${requests} pedidos`,
    },
    touched: {
      en: (weight: string) =>
        `Once you touch this page, up to ${weight} of script follow in the background. Nothing waits for them.`,
      pt: (weight: string) =>
        `Quando você toca nesta página, até ${weight} de script chegam em segundo plano. Nada fica parado por causa deles.`,
    },
    yours: {
      pointer: {
        en: 'For the numbers of your own site: open the developer tools of your browser, choose “Network” and a slow connection, and reload.',
        pt: 'Para ver os números do seu site: abra as ferramentas do desenvolvedor do navegador, escolha “Rede” e uma conexão lenta e recarregue.',
      },
      touch: {
        en: 'For the numbers of your own site: open it on mobile data in a private tab, and count the seconds.',
        pt: 'Para ver os números do seu site: abra numa guia anônima, pelos dados móveis, e conte os segundos.',
      },
    },
    taps: {
      old: { en: 'To reach the old upholsterer', pt: 'Para falar com a estofaria antiga' },
      own: { en: 'To reach us', pt: 'Para falar com a gente' },
      steps: [
        { en: 'Accept the cookies', pt: 'Aceitar os cookies' },
        { en: 'Close the newsletter', pt: 'Fechar a newsletter' },
        { en: 'Open the menu', pt: 'Abrir o menu' },
        { en: 'Find “Contact”', pt: 'Achar “Contato”' },
        { en: 'Copy the number, write from scratch', pt: 'Copiar o número e escrever do zero' },
      ],
      link: { en: 'Write on WhatsApp', pt: 'Escrever no WhatsApp' },
    },
  },
  works: {
    title: { en: 'What we build', pt: 'O que a gente faz' },
    intro: {
      en: 'The times are what we plan with, counted from the day we have what goes in.',
      pt: 'Os prazos são os que a gente planeja, contados do dia em que chega o que entra.',
    },
    items: {
      company: {
        name: { en: 'Company site', pt: 'Site de empresa' },
        goesIn: {
          en: 'Your services, hours and address, told to us in a call, and ten photos from your phone.',
          pt: 'Seus serviços, horário e endereço, contados numa conversa, e dez fotos do celular.',
        },
        comesOut: {
          en: 'Five to eight pages, each answering what people ask you on the phone.',
          pt: 'De cinco a oito páginas, cada uma respondendo o que o cliente pergunta no telefone.',
        },
      },
      landing: {
        name: { en: 'Landing page', pt: 'Landing page sob medida' },
        goesIn: {
          en: 'One offer, and the ad that will lead to it.',
          pt: 'Uma oferta e o anúncio que vai levar até ela.',
        },
        comesOut: {
          en: 'One page with one question. Replies land in your spreadsheet with the ad they came from.',
          pt: 'Uma página com uma pergunta. A resposta cai na sua planilha, com o anúncio de onde veio.',
        },
      },
      shop: {
        name: { en: 'Online shop', pt: 'Loja virtual' },
        goesIn: {
          en: 'The product list as a spreadsheet, photos, where you deliver, and your account with a payment provider.',
          pt: 'A planilha de produtos, as fotos, onde você entrega e a sua conta no meio de pagamento.',
        },
        comesOut: {
          en: 'A shop with cart, shipping cost and payment. Orders reach your stock system or your email.',
          pt: 'Loja com carrinho, frete, Pix, cartão e boleto. O pedido cai no seu sistema ou no e-mail.',
        },
      },
      portal: {
        name: { en: 'Client portal or system', pt: 'Sistema ou área do cliente' },
        goesIn: {
          en: 'A job done by email and spreadsheet today, and the list of who may see what.',
          pt: 'Um serviço que hoje corre por e-mail e planilha, e a lista de quem pode ver o quê.',
        },
        comesOut: {
          en: 'A login where clients follow an order, fetch an invoice or send a file.',
          pt: 'Um acesso com senha para o cliente ver o pedido, baixar a nota ou mandar um arquivo.',
        },
      },
      redesign: {
        name: { en: 'Redesign', pt: 'Reforma do site' },
        goesIn: {
          en: 'The address of the old site, and its visitor numbers if there are any.',
          pt: 'O endereço do site antigo e os números de visita, se houver.',
        },
        comesOut: {
          en: 'The pages that people use, made light. Old addresses lead to the new ones. A table like the one above, measured.',
          pt: 'As páginas que o cliente usa, mais leves. Link antigo leva ao novo. E uma tabela como a de cima, medida.',
        },
      },
      rescue: {
        name: { en: 'Rescue', pt: 'Resgate' },
        goesIn: {
          en: 'A site whose maker has vanished, and whatever passwords are left.',
          pt: 'Um site feito por quem sumiu e as senhas que sobraram.',
        },
        comesOut: {
          en: 'What can be saved, on hosting in your name. If the domain is lost, the first talk says so.',
          pt: 'O que dá para salvar, numa hospedagem no seu nome. Se o domínio se perdeu, a gente diz na primeira conversa.',
        },
      },
      care: {
        name: { en: 'Care, by the month', pt: 'Manutenção mensal' },
        goesIn: {
          en: 'New prices, photos and texts, as they come up.',
          pt: 'Preço, foto e texto novos, conforme aparecem.',
        },
        comesOut: {
          en: 'They go online, backups and updates are made, and a note lists what was done.',
          pt: 'Tudo publicado, backup e atualizações em dia, e um resumo do que mudou.',
        },
      },
    },
  },
  price: {
    title: { en: 'What moves the price', pt: 'O que muda o preço' },
    intro: {
      en: 'Custom work has no price list. The quote goes line by line, so you can strike out what you do not need. These weigh most:',
      pt: 'Trabalho sob medida não tem tabela de preço. O orçamento vem item por item, e você corta o que não precisa. O que mais pesa:',
    },
    table: { en: 'What costs less and what costs more', pt: 'O que barateia e o que encarece' },
    columns: {
      what: { en: 'Line', pt: 'Item' },
      less: { en: 'Less', pt: 'Barateia' },
      more: { en: 'More', pt: 'Encarece' },
    },
    rows: [
      [
        { en: 'Texts', pt: 'Textos' },
        { en: 'You send them', pt: 'Você manda' },
        { en: 'We ask and write', pt: 'A gente pergunta e escreve' },
      ],
      [
        { en: 'Photos', pt: 'Fotos' },
        { en: 'From your phone, sorted', pt: 'Do celular, já separadas' },
        { en: 'A photographer comes', pt: 'Vai um fotógrafo' },
      ],
      [
        { en: 'Language', pt: 'Idioma' },
        { en: 'One', pt: 'Um só' },
        { en: 'Two, each with its own text', pt: 'Dois, cada um com o seu texto' },
      ],
      [
        { en: 'Login', pt: 'Senha' },
        { en: 'Open to all', pt: 'Aberto a todos' },
        { en: 'Each sees their own', pt: 'Cada um vê o seu' },
      ],
      [
        { en: 'Your systems', pt: 'Seus sistemas' },
        { en: 'A spreadsheet', pt: 'Uma planilha' },
        { en: 'Stock, invoices, payment', pt: 'Estoque, nota fiscal, pagamento' },
      ],
    ],
  },
  demo: {
    title: { en: 'A demo to walk through', pt: 'Um exemplo para visitar' },
    text: {
      en: 'The site of an invented architecture studio, with its plans, sections and a form that sends nothing.',
      pt: 'O site de um escritório de arquitetura inventado, com plantas, cortes e um formulário que não envia nada.',
    },
    picture: {
      en: 'A house at dusk: a white bar that reaches out above a pool, light behind its glass.',
      pt: 'Casa ao anoitecer: uma barra branca avança sobre a piscina, com luz atrás do vidro.',
    },
    link: { en: 'Open the studio’s site (in Portuguese)', pt: 'Abrir o site do estúdio' },
  },
  proof: {
    title: { en: 'Try it on this page', pt: 'Teste nesta página' },
    intro: {
      en: 'This page was built the way we build for clients. Check it in five minutes:',
      pt: 'Esta página foi feita do jeito que a gente faz para os clientes. Confira em cinco minutos:',
    },
    tests: {
      script: {
        name: { en: 'Switch JavaScript off', pt: 'Desligue o JavaScript' },
        text: {
          en: 'Reload. The text is all here, and the seconds at the top can still be chosen.',
          pt: 'Recarregue. O texto está todo aqui, e ainda dá para escolher os segundos lá em cima.',
        },
      },
      turned: {
        name: { en: 'Turn the phone', pt: 'Vire o celular' },
        text: {
          en: 'The page lies down with it: nothing is cut off, and nothing slides sideways.',
          pt: 'A página deita junto: nada fica cortado e nada escorrega para o lado.',
        },
      },
      keys: {
        name: { en: 'Put the mouse away', pt: 'Largue o mouse' },
        text: {
          en: 'Press Tab. The first stop leads past the menu, and you see where you are.',
          pt: 'Aperte Tab. A primeira parada pula o menu, e dá para ver onde você está.',
        },
      },
      dark: {
        name: { en: 'Turn on dark mode', pt: 'Ligue o modo escuro' },
        text: {
          en: 'Set it on your phone or computer: the page has a second set of colours.',
          pt: 'No celular ou no computador: a página tem outras cores para ele.',
        },
      },
      larger: {
        name: { en: 'Enlarge the text', pt: 'Aumente a letra' },
        text: {
          en: 'In the browser’s or the phone’s settings, up to double: the lines break anew, nothing overlaps.',
          pt: 'Nos ajustes do navegador ou do celular, até o dobro: as linhas quebram de novo e nada se sobrepõe.',
        },
      },
      printed: {
        name: { en: 'Print it', pt: 'Imprima' },
        text: {
          en: 'Ink on white, without menu and buttons. Some people decide on paper.',
          pt: 'Tinta no branco, sem menu nem botão. Tem gente que decide no papel.',
        },
      },
    },
  },
  course: {
    title: { en: 'From the first message to a live site', pt: 'Da primeira mensagem ao ar' },
    steps: [
      {
        name: { en: 'You write', pt: 'Você escreve' },
        text: {
          en: 'What you sell, to whom, and the address of the old site if there is one. The message is already started for you.',
          pt: 'O que vende, para quem, e o endereço do site antigo, se tiver. A mensagem já abre começada.',
        },
      },
      {
        name: { en: 'We talk, free of charge', pt: 'A gente conversa, sem custo' },
        text: {
          en: 'We look at the old site with you and say what we would leave as it is.',
          pt: 'A gente olha o site antigo com você e diz o que deixaria como está.',
        },
      },
      {
        name: { en: 'A quote in writing', pt: 'Orçamento por escrito' },
        text: {
          en: 'Pages, price, weeks, rounds of changes, and what we need from you. Work begins when you agree.',
          pt: 'Páginas, preço, semanas, rodadas de ajuste e o que a gente precisa de você. O trabalho começa com o seu “sim”.',
        },
      },
      {
        name: { en: 'A draft on your phone', pt: 'Rascunho no seu celular' },
        text: {
          en: 'At a test address with your own texts. You comment, we change.',
          pt: 'Num endereço de teste, com os seus textos. Você comenta, a gente muda.',
        },
      },
      {
        name: { en: 'Online, and handed over', pt: 'No ar, e nas suas mãos' },
        text: {
          en: 'You get the source code, the passwords and the dates on which domain and hosting are due for renewal. Both are in your name.',
          pt: 'Você recebe o código-fonte, as senhas e as datas em que domínio e hospedagem vencem. Os dois ficam no seu nome.',
        },
      },
    ],
  },
  questions: {
    title: { en: 'When a site gives trouble', pt: 'Quando o site dá trabalho' },
    items: [
      {
        ask: { en: 'What if I do not like the draft?', pt: 'E se eu não gostar do rascunho?' },
        answer: {
          en: 'Say so while it is still at the test address. The quote says how many rounds of changes are included; for a further one you hear the price first.',
          pt: 'Diga enquanto ele ainda está no endereço de teste. O orçamento traz quantas rodadas de ajuste estão incluídas; passou disso, você sabe o preço antes.',
        },
      },
      {
        ask: { en: 'What if the site goes down?', pt: 'E se o site sair do ar?' },
        answer: {
          en: 'Often the domain or the hosting was not renewed; both are yours, and you have the dates. With monthly care, write to us and we look into it. Without it, we quote the repair.',
          pt: 'Muitas vezes foi o domínio ou a hospedagem que venceu; os dois são seus e você tem as datas. Com manutenção mensal, você chama e a gente vê. Sem ela, o conserto tem orçamento.',
        },
      },
      {
        ask: {
          en: 'What if a form message gets lost?',
          pt: 'E se a mensagem do formulário se perder?',
        },
        answer: {
          en: 'A button that opens WhatsApp lets the customer see the message leave. Where a form is better, we keep each entry in a sheet as well as sending the email.',
          pt: 'No botão que abre o WhatsApp, o cliente vê a mensagem sair. Onde formulário é melhor, cada envio fica também numa planilha, além do e-mail.',
        },
      },
      {
        ask: {
          en: 'What if I want to change a price myself?',
          pt: 'E se eu quiser mudar um preço sozinho?',
        },
        answer: {
          en: 'Tell us before the quote which things change often. Those get a screen of their own with a login; the rest stays lighter.',
          pt: 'Diga antes do orçamento o que muda com frequência. Isso ganha uma tela de edição com senha; o resto fica mais leve sem ela.',
        },
      },
      {
        ask: {
          en: 'What if I want to be first in the search results?',
          pt: 'E se eu quiser ser o primeiro na busca?',
        },
        answer: {
          en: 'Nobody can sell you that place. We deliver what helps: a page for each thing people look for, clear titles, light weight, old addresses kept.',
          pt: 'Esse lugar ninguém tem para vender. O que ajuda a gente entrega: uma página para cada coisa que se procura, título claro, peso baixo, link antigo funcionando.',
        },
      },
    ],
  },
  closing: {
    title: {
      en: 'Send us the address of your old site',
      pt: 'Mande o endereço do seu site antigo',
    },
    text: {
      en: 'Or of one you like. That is enough to begin.',
      pt: 'Ou de um que você acha bom. Já dá para começar.',
    },
  },
});
