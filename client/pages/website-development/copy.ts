import { words } from '../../../shared/copy';

export const copy = words({
  head: {
    title: {
      en: 'Websites, online stores and portals that load fast',
      pt: 'Criação de sites, lojas virtuais e sistemas',
    },
    description: {
      en: 'Company websites, online stores, client portals and redesigns that load fast on phones. See typical times and what affects the price. Free quote.',
      pt: 'Site de empresa, loja virtual, sistema e reforma de site que abrem rápido no celular. Veja os prazos e o que muda o preço. Orçamento grátis.',
    },
  },
  quote: { en: 'Ask for a quote', pt: 'Pedir orçamento' },
  hero: {
    kicker: {
      en: 'Fast websites, online stores and client portals',
      pt: 'Criação de sites, lojas virtuais e sistemas',
    },

    title: {
      en: 'A website that opens before your visitor gives up',
      pt: 'Um site que abre antes de o cliente desistir',
    },
    lead: {
      en: 'Customers see what you do, what it costs and how to reach you.',
      pt: 'O cliente vê logo o que você vende, quanto custa e como chamar você.',
    },
    works: { en: 'See what we build', pt: 'Ver o que a gente faz' },
    readyMade: {
      en: (price: string) => `Ready-made from ${price}`,
      pt: (price: string) => `Landing page para quatro ramos a partir de ${price}`,
    },
    free: { en: 'First conversation and quote free.', pt: 'Conversa e orçamento grátis.' },
  },
  race: {
    legend: { en: 'Seconds after the tap', pt: 'Segundos depois do toque' },
    before: { en: 'Before', pt: 'Antes' },
    after: { en: 'After', pt: 'Depois' },
    /** What each window shows, one for each moment. */
    old: [
      { en: 'A white screen.', pt: 'Tela branca.' },
      { en: 'Still a white screen.', pt: 'A tela continua branca.' },
      {
        en: 'Still white. Anyone in a hurry has gone back.',
        pt: 'A tela ainda está branca. Quem tem pressa já saiu.',
      },
      {
        en: 'The name appears, with a paragraph about excellence and a cookie notice.',
        pt: 'Aparecem o nome, um texto sobre excelência e o aviso de cookies.',
      },
      {
        en: 'The image arrives and pushes the text away.',
        pt: 'Chega a foto e empurra o texto para baixo.',
      },
      {
        en: 'It’s complete, behind a newsletter window.',
        pt: 'O site está completo, atrás da janela da newsletter.',
      },
    ],
    fresh: {
      waiting: { en: 'Still on its way', pt: 'Ainda a caminho' },
      there: {
        en: (seconds: string) => `Readable at ${seconds}`,
        pt: (seconds: string) => `Dá para ler em ${seconds}`,
      },
    },
    caption: {
      en: (megabits: string) =>
        `Sample sites on a weak phone signal (${megabits}\u00a0Mbit/s). The new one is as light as this page.`,
      pt: (megabits: string) =>
        `Sites de exemplo, em sinal fraco de celular (${megabits}\u00a0Mbit/s). O novo é leve como esta página.`,
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
      { en: '14 Example Street, until 6\u00a0p.m.', pt: 'Rua Exemplo, 14, até as 18h' },
    ],
    send: { en: 'Send a photo', pt: 'Mandar a foto' },
  },
  numbers: {
    title: { en: 'What makes a website slow', pt: 'O que deixa um site lento' },
    intro: {
      en: 'The seconds go to an all-in-one theme, slider images nobody looks at, and a chat, pop-up and trackers added later.',
      pt: 'Os segundos vão para um tema que traz de tudo, fotos de carrossel que ninguém vê e plug-ins instalados um\u00a0a\u00a0um.',
    },
    old: { en: 'Old site', pt: 'Site antigo' },
    own: { en: 'This page', pt: 'Esta página' },
    parts: {
      frame: { en: 'Theme, scripts, fonts', pt: 'Tema, scripts, fontes' },
      slider: { en: 'Slider images', pt: 'Fotos do carrossel' },
      extras: { en: 'Chat, pop-up, trackers', pt: 'Chat, pop-up, rastreadores' },
      firstView: {
        en: 'First view: text, drawings, styles',
        pt: 'Primeira tela: texto, desenhos e estilo',
      },
      rest: {
        en: 'The rest: fonts, a small script, images',
        pt: 'O resto: fontes, um script pequeno, imagens',
      },
    },
    taps: {
      old: {
        en: 'To contact the business on the old site',
        pt: 'Para falar com a empresa no site antigo',
      },
      own: { en: 'To contact us on this page', pt: 'Para falar com a gente nesta página' },
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
    title: {
      en: 'What you get, priced by quote',
      pt: 'O que você recebe, com preço por orçamento',
    },
    intro: {
      en: 'Your quote sets the price and the date. Times are typical, counted from your approval.',
      pt: 'O orçamento confirma o preço, item por item, e o prazo. Os prazos abaixo são os de costume e contam da sua aprovação.',
    },
    items: {
      company: {
        name: { en: 'Company site', pt: 'Site de empresa' },
        comesOut: {
          en: 'Five to eight pages that answer what customers ask you on the phone.',
          pt: 'De cinco a oito páginas; cada uma responde ao que o cliente pergunta por telefone.',
        },
      },
      landing: {
        name: { en: 'Made-to-measure landing page', pt: 'Landing page sob medida' },
        comesOut: {
          en: 'One page, one offer, one short form. Every lead lands in your spreadsheet, tagged with the ad it came from.',
          pt: 'Uma página com formulário curto. Cada contato entra na sua planilha, com o anúncio de origem.',
        },
      },
      shop: {
        name: { en: 'Online store', pt: 'Loja virtual' },
        comesOut: {
          en: 'A store with cart, shipping costs and payment. Orders reach your stock system or your email.',
          pt: 'Loja com carrinho, frete, Pix, cartão e boleto. O pedido entra no seu sistema ou chega por e-mail.',
        },
      },
      portal: {
        name: { en: 'Client portal or system', pt: 'Sistema ou área do cliente' },
        comesOut: {
          en: 'Clients log in to follow an order, download an invoice or send a file.',
          pt: 'O cliente entra com senha e vê o pedido, baixa a nota ou manda um arquivo.',
        },
      },
      redesign: {
        name: { en: 'Redesign', pt: 'Reforma do site' },
        comesOut: {
          en: 'The pages people use, rebuilt to be light. Old addresses lead to the new ones.',
          pt: 'As páginas que o cliente mais usa, refeitas e leves. Os links antigos continuam funcionando.',
        },
      },
      rescue: {
        name: { en: 'Rescue', pt: 'Resgate' },
        comesOut: {
          en: 'What we can recover of a site whose developer disappeared, on hosting in your name.',
          pt: 'O site e as senhas que o antigo fornecedor deixou, até onde der para recuperar, tudo no seu nome.',
        },
      },
      care: {
        name: { en: 'Monthly maintenance', pt: 'Manutenção mensal' },
        comesOut: {
          en: 'Your changes published, backups and updates run, and a report of what was done.',
          pt: 'Backup, atualizações e publicação do que você mandar, com um resumo por mês.',
        },
      },
    },
  },
  price: {
    title: { en: 'What affects the price', pt: 'O que muda o preço' },
    intro: {
      en: 'Your quote is itemized, so you can drop what you don’t need.',
      pt: 'O orçamento vem item por item, e você corta o que não quiser.',
    },
    table: { en: 'What costs less and what costs more', pt: 'O que barateia e o que encarece' },
    columns: {
      what: { en: 'Part', pt: 'Item' },
      less: { en: 'Costs less', pt: 'Barateia' },
      more: { en: 'Costs more', pt: 'Encarece' },
    },
    rows: [
      [
        { en: 'Copy', pt: 'Textos' },
        { en: 'You send it', pt: 'Você manda' },
        { en: 'We interview you and write it', pt: 'A gente pergunta e escreve' },
      ],
      [
        { en: 'Photos', pt: 'Fotos' },
        { en: 'From your phone, already sorted', pt: 'Do celular, já separadas' },
        { en: 'A hired photographer', pt: 'Fotógrafo contratado' },
      ],
      [
        { en: 'Language', pt: 'Idioma' },
        { en: 'One', pt: 'Um só' },
        { en: 'Two, each with its own text', pt: 'Dois, cada um com o seu texto' },
      ],
      [
        { en: 'Login', pt: 'Senha' },
        { en: 'No login', pt: 'Sem senha' },
        { en: 'A login for each client', pt: 'Uma senha para cada cliente' },
      ],
      [
        { en: 'Your systems', pt: 'Seus sistemas' },
        { en: 'A spreadsheet', pt: 'Uma planilha' },
        { en: 'Stock, invoices, payment', pt: 'Estoque, nota fiscal, pagamento' },
      ],
    ],
  },
  portfolio: {
    title: {
      en: 'Six working sites, in Portuguese. Open one and click around.',
      pt: 'Seis sites que funcionam. Abra um e mexa em tudo.',
    },
    note: {
      en: 'The six are for businesses in Brazil; four have a price, in reais (R$). The days count from when we have all your material. For a page in English, ask for a quote.',
      pt: 'As seis empresas não existem. O prazo de cada exemplo conta da chegada do seu material completo.',
    },
    planned: {
      en: (price: string, soonest: string, latest: string) =>
        `Ready-made: from ${price}, in\u00a0${soonest}–${latest}\u00a0days`,
      pt: (price: string, soonest: string, latest: string) =>
        `Página pronta: a partir de ${price}, em\u00a0${soonest}\u00a0a\u00a0${latest}\u00a0dias`,
    },
    quoted: {
      en: (days: string) => `Price by quote; live in up to ${days}\u00a0business days`,
      pt: (days: string) => `Por orçamento, em até ${days}\u00a0dias úteis`,
    },
    demo: {
      en: 'Demo only; we’ll quote yours',
      pt: 'Demonstração; o seu é por orçamento',
    },
    items: {
      'landing-page-eventos': {
        name: { en: 'Events', pt: 'Eventos' },
        text: {
          en: 'People sign up for a room or join its waiting list.',
          pt: 'O participante se inscreve na sala ou entra na lista de espera.',
        },
        alt: {
          en: 'Yellow page with the date 22.05 of an event in large numerals, like a poster.',
          pt: 'Página amarela com a data 22.05 de um evento em números grandes, como num cartaz.',
        },
      },
      'landing-page-imobiliaria': {
        name: { en: 'Real estate', pt: 'Imobiliárias' },
        text: {
          en: 'A buyer sees the floor plan and the costs, then asks for a day to visit.',
          pt: 'O interessado vê planta e custos e pede o dia da visita.',
        },
        alt: {
          en: 'Terracotta page with the white floor plan of an apartment.',
          pt: 'Página cor de terracota com a planta de um apartamento em branco.',
        },
      },
      'landing-page-locadora': {
        name: { en: 'Car rental', pt: 'Locadoras de veículos' },
        text: {
          en: 'A customer picks a car and dates, sees the total and sends the request.',
          pt: 'O cliente escolhe carro e diárias, vê o total e manda o pedido.',
        },
        alt: {
          en: 'Blue page with cars to choose from, each with its daily rate.',
          pt: 'Página azul com carros para escolher, cada um com a sua diária.',
        },
      },
      'landing-page-consultoria': {
        name: { en: 'Consultancies', pt: 'Consultorias' },
        text: {
          en: 'A client’s four answers tell the consultant the problem before they meet.',
          pt: 'O cliente conta o problema em quatro respostas, antes da primeira reunião.',
        },
        alt: {
          en: 'Deep blue page of a consultancy with a diagnosis of the client’s problem.',
          pt: 'Página azul-escura de uma consultoria, com um diagnóstico do problema do cliente.',
        },
      },
      'landing-page-advogados': {
        name: { en: 'Law firms', pt: 'Advogados' },
        text: {
          en: 'Each section shows the Brazilian bar rule it follows.',
          pt: 'Escolha uma parte do exemplo e leia a regra da OAB.',
        },
        alt: {
          en: 'Light page of a law firm with articles of the bar’s code beside it.',
          pt: 'Página clara de um escritório, com artigos do código da OAB ao lado.',
        },
      },
      'architecture-studio': {
        name: { en: 'Architecture studio', pt: 'Estúdio de arquitetura' },
        text: {
          en: 'A whole site: four buildings with photo, floor plan and section.',
          pt: 'Um site inteiro: quatro obras com imagem, planta e corte.',
        },
        alt: {
          en: 'Dark page of an architecture studio with a pavilion at dusk.',
          pt: 'Página escura de um estúdio de arquitetura, com um pavilhão ao anoitecer.',
        },
      },
    },
  },
  yours: {
    title: {
      en: 'Yours at the end: domain, hosting, code, passwords',
      pt: 'No fim é tudo seu: domínio, hospedagem, código, senhas',
    },
    intro: {
      en: 'You get all of it when the site goes live, so you can change agencies at any time.',
      pt: 'Tudo é entregue quando o site vai ao ar. Se um dia trocar de agência, você leva o site.',
    },
    items: [
      {
        name: { en: 'Domain', pt: 'Domínio' },
        text: { en: 'It’s in your name.', pt: 'Fica no seu nome.' },
      },
      {
        name: { en: 'Hosting', pt: 'Hospedagem' },
        text: { en: 'It’s in your name, too.', pt: 'Também fica no seu nome.' },
      },
      {
        name: { en: 'Source code', pt: 'Código-fonte' },
        text: { en: 'You get all the files.', pt: 'Você recebe os arquivos.' },
      },
      {
        name: { en: 'Passwords', pt: 'Senhas' },
        text: { en: 'You get every one.', pt: 'Você recebe todas.' },
      },
    ],
  },
  proof: {
    title: {
      en: 'try to break this page',
      pt: 'tente quebrar esta página',
    },
    intro: {
      en: 'This page was built the way we build for clients.',
      pt: 'A lei (LBI, art. 63) exige site acessível. O seu site segue o padrão desta página.',
    },
    tests: {
      script: {
        name: { en: 'Switch JavaScript off', pt: 'Desligue o JavaScript' },
        text: {
          en: 'Reload the page. All the text is still here, and the comparison at the top still works.',
          pt: 'Recarregue a página. O texto continua todo aqui, e a comparação lá em cima ainda funciona.',
        },
      },
      turned: {
        name: { en: 'Turn your phone', pt: 'Vire o celular' },
        text: {
          en: 'The layout adapts. Nothing is cut off, and nothing scrolls sideways.',
          pt: 'A página se ajusta. Nada fica cortado e nada desliza para o lado.',
        },
      },
      keys: {
        name: { en: 'Put the mouse away', pt: 'Largue o mouse' },
        text: {
          en: 'Press Tab. The first link skips the menu, and you always see where you are.',
          pt: 'Aperte Tab. O primeiro link pula o menu, e dá para ver onde você está.',
        },
      },
      dark: {
        name: { en: 'Turn on dark mode', pt: 'Ligue o modo escuro' },
        text: {
          en: 'Set it on your phone or computer, and the page shows its second set of colors.',
          pt: 'Ligue no celular ou no computador, e a página muda de cores.',
        },
      },
      larger: {
        name: { en: 'Enlarge the text', pt: 'Aumente a letra' },
        text: {
          en: 'Make it up to twice as large in your browser or phone settings. The lines rewrap and nothing overlaps.',
          pt: 'Aumente até o dobro nos ajustes do navegador ou do celular. As linhas se ajustam e nada se sobrepõe.',
        },
      },
      printed: {
        name: { en: 'Print it', pt: 'Imprima' },
        text: {
          en: 'It prints black on white, without the menu or buttons. Some people decide on paper.',
          pt: 'A página sai em preto no branco, sem menu nem botão. Tem gente que decide no papel.',
        },
      },
    },
  },
  course: {
    title: {
      en: 'How it works',
      pt: 'Como funciona',
    },
    steps: [
      {
        title: { en: 'You write', pt: 'Você escreve' },
        text: {
          en: 'Tell us what you sell, to whom, and the address of your old site if you have one.',
          pt: 'Conte o que vende, para quem, e o endereço do site antigo, se tiver.',
        },
      },
      {
        title: { en: 'We talk, free of charge', pt: 'A gente conversa, sem custo' },
        text: {
          en: 'We tell you what to change, and what to leave as it is.',
          pt: 'A gente pergunta e diz o que deixaria como está.',
        },
      },
      {
        title: { en: 'You get a written quote', pt: 'Você recebe o orçamento' },
        text: {
          en: 'It states the pages, price, schedule, rounds of changes and what we need from you.',
          pt: 'Ele vem por escrito, com páginas, preço, prazo, rodadas de ajuste e o que você precisa mandar.',
        },
      },
      {
        title: { en: 'You try a draft on your phone', pt: 'Você testa o rascunho no celular' },
        text: {
          en: 'It’s at a test address, with your own text. You comment, and we change it.',
          pt: 'Ele fica num endereço de teste, com os seus textos. Você comenta, a gente muda.',
        },
      },
      {
        title: { en: 'Your site goes live', pt: 'O site vai ao ar' },
        text: {
          en: 'The site opens at your address. Domain, hosting, code and passwords are yours.',
          pt: 'O site abre no seu endereço. Domínio, hospedagem, código e senhas são seus.',
        },
      },
    ],
  },
  questions: [
    {
      ask: { en: 'What if I don’t like the draft?', pt: 'E se eu não gostar do rascunho?' },
      answer: {
        en: 'Tell us while it’s still at the test address. The quote says how many rounds of changes are included. We’ll quote extra rounds first.',
        pt: 'Diga enquanto ele ainda está no endereço de teste. O orçamento diz quantas rodadas de ajuste estão incluídas; antes de uma rodada a mais, você sabe o preço.',
      },
    },
    {
      ask: { en: 'What if the site goes down?', pt: 'E se o site sair do ar?' },
      answer: {
        en: 'The usual cause is a domain or hosting not renewed; both are yours, and you have the dates. With monthly maintenance, write to us and we fix it. Without it, we quote the repair.',
        pt: 'Muitas vezes o domínio ou a hospedagem venceu; os dois estão no seu nome, e você tem as datas. Com manutenção mensal, você chama e a gente conserta. Sem ela, o conserto tem orçamento.',
      },
    },
    {
      ask: {
        en: 'What if I want to be first in the search results?',
        pt: 'E se eu quiser ser o primeiro no Google?',
      },
      answer: {
        en: 'Nobody can sell you that place. We deliver what helps: a page for each thing people look for, clear titles, light pages and old addresses that still work.',
        pt: 'Esse lugar ninguém tem para vender. O que ajuda, a gente entrega: uma página para cada coisa que se procura, título claro, página leve e link antigo funcionando.',
      },
    },
  ],
  closing: {
    title: {
      en: 'Send us the address of your old site',
      pt: 'Mande o endereço do seu site antigo',
    },
    text: {
      en: 'Or the address of one you like. That’s enough to begin.',
      pt: 'Ou o de um site que você acha bom. Já dá para começar.',
    },
    send: { en: 'Send it on WhatsApp', pt: 'Mandar pelo WhatsApp' },
  },
});
