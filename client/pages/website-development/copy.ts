import { words } from '../../../shared/copy';

type Line = { megabits: string; trip: string };

export const copy = words({
  head: {
    title: {
      en: 'Websites, online shops and portals that load fast',
      pt: 'Criação de sites, lojas virtuais e sistemas',
    },
    description: {
      en: 'Company sites, shops, portals and redesigns that show first what people came for. What goes in, what comes out, how many weeks, what changes the price.',
      pt: 'Site de empresa, loja virtual, sistema e reforma de site. O que entra, o que sai, em quantas semanas e o que muda o preço. A primeira conversa é grátis.',
    },
  },
  quote: { en: 'Ask for a quote', pt: 'Pedir um orçamento' },
  hero: {
    kicker: {
      en: 'Fast websites, online shops and client portals',
      pt: 'Criação de sites, lojas virtuais e sistemas',
    },

    title: {
      en: 'A website that opens while the other one still loads',
      pt: 'Um site que abre enquanto o outro ainda carrega',
    },
    lead: {
      en: 'We build sites for businesses that get looked up on a phone: what you do, what it costs, how to reach you.',
      pt: 'A gente faz o site que o seu cliente abre no celular: o que você vende, quanto custa e como chamar, logo de cara.',
    },
    works: { en: 'See what we build', pt: 'Ver o que a gente faz' },
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
        `Sample sites; the new one keeps within the limits of this page. Seconds for a weak mobile connection: ${megabits}\u00a0Mbit/s, ${trip}\u00a0ms there and back.`,
      pt: ({ megabits, trip }: Line) =>
        `Sites de exemplo; o novo cumpre os limites desta página. Segundos para um sinal fraco de celular: ${megabits}\u00a0Mbit/s e ${trip}\u00a0ms de ida e volta.`,
    },
  },
  /** Written in the two drawn windows. */
  drawn: {
    name: { en: 'Example Upholstery', pt: 'Estofaria Exemplo' },
    loading: { en: 'Loading…', pt: 'Carregando…' },
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
      { en: '14 Example Street, until 6\u00a0pm', pt: 'Rua Exemplo, 14, até as 18h' },
    ],
    send: { en: 'Send a photo', pt: 'Mandar a foto' },
  },
  numbers: {
    title: { en: 'What makes people wait', pt: 'O que faz esperar' },
    intro: {
      en: 'The same seconds, to scale: a theme with everything in it, pictures nobody swipes to, add-ons that came one by one.',
      pt: 'Os mesmos segundos, em escala: um tema com tudo dentro, foto que ninguém chega a ver e ferramenta que foi entrando uma a uma.',
    },
    old: { en: 'Old site', pt: 'Site antigo' },
    own: { en: 'This page', pt: 'Esta página' },
    parts: {
      frame: { en: 'Theme, scripts, fonts', pt: 'Tema, scripts, fontes' },
      slider: { en: 'Pictures of the slider', pt: 'Fotos do carrossel' },
      extras: { en: 'Chat, pop-up, trackers', pt: 'Chat, pop-up, rastreadores' },
      document: { en: 'Text, drawings and styles', pt: 'Texto, desenhos e estilo' },
      rest: { en: 'Fonts, a small script, a picture', pt: 'Fontes, um script pequeno, uma imagem' },
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
      en: 'From the smallest step up. Typical timeline from your go-ahead; your quote confirms yours.',
      pt: 'Do degrau menor para cima. Prazo típico, a partir do seu “sim”; o orçamento confirma o seu.',
    },
    items: {
      company: {
        name: { en: 'Company site', pt: 'Site de empresa' },
        comesOut: {
          en: 'Five to eight pages, each answering what people ask you on the phone.',
          pt: 'De cinco a oito páginas, cada uma respondendo o que o cliente pergunta no telefone.',
        },
      },
      landing: {
        name: { en: 'Landing page', pt: 'Landing page sob medida' },
        comesOut: {
          en: 'One page with one question. Replies land in your spreadsheet with the ad they came from.',
          pt: 'Uma página com uma pergunta. A resposta cai na sua planilha, com o anúncio de onde veio.',
        },
      },
      shop: {
        name: { en: 'Online shop', pt: 'Loja virtual' },
        comesOut: {
          en: 'A shop with cart, shipping cost and payment. Orders reach your stock system or your email.',
          pt: 'Loja com carrinho, frete, Pix, cartão e boleto. O pedido cai no seu sistema ou no e-mail.',
        },
      },
      portal: {
        name: { en: 'Client portal or system', pt: 'Sistema ou área do cliente' },
        comesOut: {
          en: 'A login where clients follow an order, fetch an invoice or send a file.',
          pt: 'Um acesso com senha para o cliente ver o pedido, baixar a nota ou mandar um arquivo.',
        },
      },
      redesign: {
        name: { en: 'Redesign', pt: 'Reforma do site' },
        comesOut: {
          en: 'The pages that people use, made light. Old addresses lead to the new ones.',
          pt: 'As páginas que o cliente usa, mais leves. Link antigo leva ao novo.',
        },
      },
      rescue: {
        name: { en: 'Rescue', pt: 'Resgate' },
        comesOut: {
          en: 'For a site whose maker has vanished: what can be saved, on hosting in your name.',
          pt: 'Um site feito por quem sumiu e as senhas que sobraram: o que dá para salvar, no seu nome.',
        },
      },
      care: {
        name: { en: 'Care, by the month', pt: 'Manutenção mensal' },
        comesOut: {
          en: 'Your changes go online, backups and updates are made, and a note lists what was done.',
          pt: 'Tudo publicado, backup e atualizações em dia, e um resumo do que mudou.',
        },
      },
    },
  },
  price: {
    title: { en: 'What affects the price', pt: 'O que muda o preço' },
    intro: {
      en: 'The quote goes line by line, so you can strike out what you do not need.',
      pt: 'O orçamento vem item por item, e você corta o que não precisa.',
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
      en: 'An architecture studio, with plans, sections and a form that sends nothing.',
      pt: 'Um escritório de arquitetura, com plantas, cortes e um formulário que não envia nada.',
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
      en: 'It was built the way we build for clients.',
      pt: 'Ela foi feita do jeito que a gente faz para os clientes.',
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
        title: { en: 'You write', pt: 'Você escreve' },
        text: {
          en: 'What you sell, to whom, and the address of the old site if there is one.',
          pt: 'O que vende, para quem, e o endereço do site antigo, se tiver.',
        },
      },
      {
        title: { en: 'We talk, free of charge', pt: 'A gente conversa, sem custo' },
        text: {
          en: 'We say what we would leave as it is.',
          pt: 'A gente diz o que deixaria como está.',
        },
      },
      {
        title: { en: 'A quote in writing', pt: 'Orçamento' },
        text: {
          en: 'Pages, price, weeks, rounds of changes, and what we need from you.',
          pt: 'Páginas, preço, semanas, rodadas de ajuste e o que a gente precisa de você.',
        },
      },
      {
        title: { en: 'A draft on your phone', pt: 'Rascunho no seu celular' },
        text: {
          en: 'At a test address with your own texts. You comment, we change.',
          pt: 'Num endereço de teste, com os seus textos. Você comenta, a gente muda.',
        },
      },
      {
        title: { en: 'Online, and handed over', pt: 'No ar, e nas suas mãos' },
        text: {
          en: 'You get the source code and the passwords. Domain and hosting are in your name.',
          pt: 'Você recebe o código-fonte e as senhas. Domínio e hospedagem ficam no seu nome.',
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
