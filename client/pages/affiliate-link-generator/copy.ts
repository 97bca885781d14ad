import { words } from '../../../shared/copy';

type Found = { was: string; now: string };

export const copy = words({
  head: {
    title: {
      en: 'Affiliate link generator that works on WhatsApp',
      pt: 'Gerador de links de afiliado pelo WhatsApp',
    },
    description: {
      en: (price: string) =>
        `Send a product link on WhatsApp: it comes back as your affiliate link and goes out as a post on the networks of your plan. From ${price} a month.`,
      pt: (price: string) =>
        `Mande o link do produto no WhatsApp: ele vira o seu link de afiliado e um post nas redes do seu plano. A partir de ${price} por mês.`,
    },
  },
  hero: {
    kicker: {
      en: 'Affiliate link generator on WhatsApp',
      pt: 'Gerador de links de afiliado no WhatsApp',
    },

    title: {
      en: 'Send a product link. We post it with your affiliate link.',
      pt: 'Mande o link do produto. O post sai com o seu link de afiliado.',
    },
    lead: {
      en: (networks: string) =>
        `For affiliates. It posts to your WhatsApp group; larger plans add ${networks}.`,
      pt: (networks: string) =>
        `Para quem divulga achadinhos. Ele posta no seu grupo de WhatsApp; nos planos maiores, também no ${networks}.`,
    },
    start: { en: 'Ask for a plan', pt: 'Pedir um plano' },
    price: {
      en: (price: string) => `Plans from ${price} a month`,
      pt: (price: string) => `Planos a partir de ${price} por mês`,
    },
  },
  chat: {
    name: { en: 'Link generator', pt: 'Gerador de links' },
    you: { en: 'You:', pt: 'Você:' },
    tool: { en: 'The generator:', pt: 'O gerador:' },
    shop: { en: 'shop.example.com', pt: 'loja.example.com' },
    code: { en: '?aff=you', pt: '?af=voce' },
    yours: { en: 'Your affiliate link:', pt: 'Seu link de afiliado:' },
    posted: { en: 'Posted to', pt: 'Postado no' },
  },
  board: {
    legend: {
      en: 'Select a monthly plan to see where it posts',
      pt: 'Escolha um plano mensal e veja onde ele posta',
    },
    call: {
      text: {
        en: 'Which stores do you share links from?',
        pt: 'De quais lojas você divulga produtos?',
      },
      label: { en: 'Send it on WhatsApp', pt: 'Mandar pelo WhatsApp' },
    },
    all: { en: 'On all plans', pt: 'Em todos os planos' },
    on: {
      en: (plans: string) => `On ${plans}`,
      pt: (plans: string) => `Planos: ${plans}`,
    },
    shapes: {
      whatsapp: { en: 'a message in your group', pt: 'mensagem no seu grupo' },
      telegram: { en: 'a post in your channel', pt: 'post no seu canal' },
      instagram: { en: 'a square picture', pt: 'foto quadrada' },
      pinterest: { en: 'a tall pin', pt: 'pin vertical' },
    },
    caption: {
      en: 'In yellow: your affiliate code. It tells the store that the sale came from you.',
      pt: 'Em amarelo, o seu código de afiliado: ele diz à loja que a venda veio de você.',
    },
  },
  post: {
    today: { en: 'Today', pt: 'Hoje' },
    group: { en: 'Example Finds, the group', pt: 'Grupo Achados Exemplo' },
    reply: { en: 'Does it work on induction?', pt: 'Serve em fogão de indução?' },
    channel: { en: 'Example Finds', pt: 'Canal Achados Exemplo' },
    account: { en: 'example.finds', pt: 'achados.exemplo' },
    picture: {
      en: 'A moka pot on a table',
      pt: 'Foto de uma cafeteira italiana sobre a mesa',
    },
    product: { en: 'Moka pot, 6 cups', pt: 'Cafeteira italiana, 6 xícaras' },
    price: {
      en: ({ was, now }: Found) => `Was ${was}, now ${now}`,
      pt: ({ was, now }: Found) => `De ${was} por ${now}`,
    },
    about: {
      en: 'Six small cups on the smallest burner. It’s aluminum, so it works on gas or electric, not on induction.',
      pt: 'Seis cafezinhos na boca menor do fogão. É de alumínio: não serve na indução.',
    },
    advert: { en: '#ad', pt: '#publi' },
    shop: { en: 'See it in the store', pt: 'Ver na loja' },
    caption: {
      en: (now: string) => `Coffee for six, and no machine to descale. Today ${now}.`,
      pt: (now: string) => `Café para seis, sem cápsula e sem tomada. Hoje por ${now}.`,
    },
    bio: { en: 'Link in bio', pt: 'Link na bio' },
    folder: { en: 'Board: Kitchen', pt: 'Pasta: Cozinha' },
  },
  how: {
    title: { en: 'find your code in the link', pt: 'ache o seu código no link' },
    intro: {
      en: 'Open the link of a post: your code is in the address. The sale shows up in your account with the store.',
      pt: 'Abra o link de um post: o seu código está no endereço. A venda aparece no seu painel da loja.',
    },
    steps: [
      {
        title: { en: 'You send the link', pt: 'Você manda o link' },
        text: {
          en: 'Copy it in the store and paste it into the chat. There’s nothing to install.',
          pt: 'Copie na loja e cole na conversa. Não tem nada para instalar.',
        },
      },
      {
        title: { en: 'It comes back with your code', pt: 'O link ganha o seu código de afiliado' },
        text: {
          en: 'The store’s affiliate program gave you that code. The finished link stays in the chat.',
          pt: 'O código é o do programa de afiliados da loja. O link pronto fica na conversa.',
        },
      },
      {
        title: { en: 'The generator builds the post', pt: 'O gerador monta o post' },
        text: {
          en: 'It takes name, photo and price from the product page. It crops the photo for each network.',
          pt: 'Ele pega nome, foto e preço da página do produto. A foto é cortada para cada rede.',
        },
      },
      {
        title: { en: 'The post goes out', pt: 'O post sai' },
        text: {
          en: 'It shows the price at that hour. It goes to the networks of your plan, in your own accounts, and the chat says where.',
          pt: 'O post sai com o preço daquela hora, nas redes do seu plano e nas suas contas. A conversa diz em quais.',
        },
      },
    ],
  },
  connect: {
    title: {
      en: 'Connect your networks, step by step',
      pt: 'Conecte as suas redes, passo a passo',
    },
    intro: {
      en: 'On WhatsApp you only say which group gets the posts.',
      pt: 'No WhatsApp, é só dizer em qual grupo os posts entram.',
    },
    label: { en: 'Setup steps by network', pt: 'Passos de cada rede' },
    size: {
      en: ({ steps, time }: { steps: string; time: string }) => `${steps} steps, about ${time}`,
      pt: ({ steps, time }: { steps: string; time: string }) => `${steps} passos, uns ${time}`,
    },
    moved: {
      en: 'Has a menu moved? Send us a screenshot.',
      pt: 'O menu mudou de lugar? Mande um print.',
    },
    plan: {
      en: (plans: string) => `Included in ${plans}.`,
      pt: (plans: string) => `Incluído em: ${plans}.`,
    },
    steps: {
      telegram: [
        {
          en: 'Open your channel, or create one: New Channel, in the menu of Telegram.',
          pt: 'Abra o seu canal ou crie um: Novo canal, no menu do Telegram.',
        },
        {
          en: 'In the channel’s info, open Administrators and add the bot whose name we send you in the chat.',
          pt: 'Nos dados do canal, entre em Administradores e adicione o robô que a gente indica na conversa.',
        },
        {
          en: 'Allow it to post messages. It needs nothing else.',
          pt: 'Deixe ligada a permissão de postar mensagens. As outras ele não usa.',
        },
        {
          en: 'Send a test link in the chat. It appears in the channel, where you can delete it.',
          pt: 'Mande um link de teste na conversa. Ele aparece no canal, e lá você apaga.',
        },
      ],
      instagram: [
        {
          en: 'In the settings, switch to a professional account. That is free and can be undone.',
          pt: 'Nas configurações, mude para conta profissional. É grátis e dá para voltar.',
        },
        {
          en: 'Ask for Instagram in the chat: you get a link to authorize it.',
          pt: 'Peça o Instagram na conversa: chega um link de autorização.',
        },
        {
          en: 'Open it, log in on Instagram’s own page and allow posting. Your password stays there.',
          pt: 'Abra, entre na página do próprio Instagram e autorize as publicações. A senha fica por lá.',
        },
        {
          en: 'Choose the link that your bio shows. Links in Instagram captions don’t open.',
          pt: 'Escolha o link que fica na sua bio. Na legenda do Instagram, link não abre.',
        },
        {
          en: 'Send a test link and look at how the photo is cropped.',
          pt: 'Mande um link de teste e veja como ficou o corte da foto.',
        },
      ],
      pinterest: [
        {
          en: 'In the settings, switch to a business account, which is free.',
          pt: 'Nas configurações, mude para conta comercial. É grátis.',
        },
        {
          en: 'Create the board that the pins go on, by subject: kitchen, tools, nursery.',
          pt: 'Crie a pasta em que os pins vão entrar, por assunto: cozinha, ferramenta, bebê.',
        },
        {
          en: 'Ask for Pinterest in the chat and open the link that comes.',
          pt: 'Peça o Pinterest na conversa e abra o link que chegar.',
        },
        {
          en: 'Log in on Pinterest’s own page and allow it to create pins.',
          pt: 'Entre na página do próprio Pinterest e autorize a criação de pins.',
        },
        {
          en: 'Tell the chat the name of the board and send a test link.',
          pt: 'Diga na conversa o nome da pasta e mande um link de teste.',
        },
      ],
    },
  },
  advantages: {
    list: { en: 'What the generator does', pt: 'O que o gerador faz' },
    done: { en: 'done by the generator', pt: 'o gerador faz' },
    left: {
      en: 'Yours: find a product worth buying',
      pt: 'Com você: achar um produto que vale a pena',
    },
    tasks: [
      {
        en: 'Open the affiliate panel and create the link',
        pt: 'Abrir o painel de afiliado e gerar o link',
      },
      { en: 'Save the photo from the store', pt: 'Salvar a foto da loja' },
      { en: 'Crop the photo for each network', pt: 'Cortar a foto para cada rede' },
      { en: 'Type the name and price', pt: 'Digitar nome e preço' },
      { en: 'Open one app after another and post', pt: 'Abrir app por app e postar' },
    ],
    kept: { en: 'What stays with you', pt: 'O que continua com você' },
    keeps: [
      {
        name: { en: 'The commission', pt: 'A comissão' },
        text: {
          en: 'The store pays it to you through its own program. The money does not pass through us.',
          pt: 'Quem paga é a loja, direto a você, pelo programa dela. O dinheiro não passa por aqui.',
        },
      },
      {
        name: { en: 'The word “ad”', pt: 'O aviso de publicidade' },
        text: {
          en: 'An affiliate post is advertising and must say so: the posts above carry #ad.',
          pt: 'Post de afiliado é publicidade e precisa dizer que é: os exemplos lá de cima levam #publi.',
        },
      },
    ],
  },
  plans: {
    title: {
      en: 'Plans and prices: choose by network',
      pt: 'Planos e preços: escolha pelas suas redes',
    },
    intro: { en: 'Monthly prices, in US dollars.', pt: 'Preços mensais, em reais.' },
    label: { en: 'Plans', pt: 'Planos' },
    month: { en: 'a month', pt: 'por mês' },
    links: {
      en: (count: string) => `Up to ${count} links a month`,
      pt: (count: string) => `Até ${count} links por mês`,
    },
    unlimited: { en: 'Unlimited links', pt: 'Links ilimitados' },
    daily: {
      en: (products: string) => `About ${products} products a day`,
      pt: (products: string) => `Uns ${products} achadinhos por dia`,
    },
    posts: { en: 'Posts to', pt: 'Posta no' },
    choose: {
      en: (plan: string) => `Choose ${plan}`,
      pt: (plan: string) => `Escolher ${plan}`,
    },
    yes: { en: 'yes', pt: 'sim' },
    no: { en: 'no', pt: 'não' },
  },
  voices: {
    title: { en: 'Two sample reviews', pt: 'Duas avaliações de exemplo' },
    note: { en: 'Sample review', pt: 'Avaliação de exemplo' },
    rated: {
      en: (stars: string) => `${stars} of ${stars}`,
      pt: (stars: string) => `nota ${stars} de ${stars}`,
    },
    kitchen: {
      area: { en: 'Kitchen finds, three networks', pt: 'Achadinhos de cozinha, três redes' },
      text: {
        en: 'I pick products on the bus. When I get off, they’re in my group.',
        pt: 'Eu escolho no ônibus. Quando desço, já está no grupo.',
      },
    },
    tools: {
      area: { en: 'Tools and garden, group', pt: 'Ferramentas e jardim, grupo' },
      text: {
        en: 'I used to forward links in a hurry, without my code.',
        pt: 'Na pressa, eu encaminhava link sem o meu código.',
      },
    },
  },
  begin: {
    title: { en: 'Getting started', pt: 'Para começar' },
    steps: [
      {
        en: 'You choose a plan and write to us. The first conversation is free.',
        pt: 'Você escolhe o plano e escreve. A primeira conversa é grátis.',
      },
      {
        en: 'You name your stores. We check that their links work.',
        pt: 'Você diz as suas lojas. A gente confere se os links delas funcionam.',
      },
      {
        en: (time: string) => `We connect your networks with you. It usually takes ${time}.`,
        pt: (time: string) => `A gente conecta as redes com você. Em geral, leva ${time}.`,
      },
      {
        en: 'You send the first link.',
        pt: 'Você manda o primeiro link.',
      },
    ],
    whatsapp: { en: 'Send it on WhatsApp', pt: 'Mandar pelo WhatsApp' },
  },
  questions: {
    title: { en: 'What if it goes wrong?', pt: 'E se não der certo?' },
    cases: [
      {
        when: {
          en: 'You’re not in the store’s affiliate program',
          pt: 'Você não está no programa da loja',
        },
        result: {
          en: 'The generator tells you in the chat and posts nothing.',
          pt: 'O gerador avisa e não posta.',
        },
      },
      {
        when: { en: 'One network refuses the post', pt: 'Uma das redes recusa o post' },
        result: {
          en: 'The chat gives you photo and text to post by hand. The other posts go out.',
          pt: 'A conversa entrega foto e texto, para você postar à mão. Os outros posts saem.',
        },
      },
      {
        when: { en: 'The price changes in the store', pt: 'O preço muda na loja' },
        result: {
          en: 'The post keeps the old price. Delete it, or send the link again to post the new one.',
          pt: 'O post fica com o preço antigo. Apague o post ou mande o link de novo.',
        },
      },
    ],
    platforms: {
      ask: {
        en: 'Which networks and stores does the generator work with?',
        pt: 'Com quais redes e lojas o gerador funciona?',
      },
      answer: {
        en: (networks: string) =>
          `It posts to ${networks}, depending on your plan. It works with stores whose affiliate program lets you build a link with your code. Name yours in the first message. We check it before you pay.`,
        pt: (networks: string) =>
          `Ele posta no ${networks}, conforme o plano. Funciona com lojas que têm programa de afiliados e aceitam link com o seu código. Diga as suas na primeira mensagem. A gente confere antes de você pagar.`,
      },
    },
    registration: {
      ask: {
        en: 'Do I have to be registered as an affiliate?',
        pt: 'Preciso já ter cadastro de afiliado?',
      },
      answer: {
        en: 'Yes. You need your own affiliate account with each store. To start with us, just send us a message.',
        pt: 'Precisa, em cada loja e no seu nome: é lá que você recebe o código que vai no link. Com a gente, basta mandar uma mensagem.',
      },
    },
    payment: {
      ask: { en: 'How do I pay?', pt: 'Como eu pago?' },
      answer: {
        en: 'You pay monthly, at the price of the plan. We agree on the method on WhatsApp before anything is charged.',
        pt: 'Você paga por mês, no valor do plano. A gente combina a forma no WhatsApp antes de qualquer cobrança.',
      },
    },
    cancel: {
      ask: { en: 'How do I cancel?', pt: 'Como eu cancelo?' },
      answer: {
        en: 'Send a message in the same chat. We agree on the notice period before you sign up. What was posted stays in your accounts, and its links keep your code.',
        pt: 'Com uma mensagem na mesma conversa; o prazo de aviso é combinado antes de você assinar. O que foi postado fica nas suas contas, e os links continuam com o seu código.',
      },
    },
  },
});
