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
      en: 'Send a product link. The post goes out with your code.',
      pt: 'Mande o link do produto. O post sai com o seu link de afiliado.',
    },
    lead: {
      en: 'For affiliates. The generator posts to your WhatsApp group and, on larger plans, to other networks too.',
      pt: 'Para quem divulga achadinhos. O gerador posta no seu grupo de WhatsApp e, nos planos maiores, também em outras redes.',
    },
    start: { en: 'Ask about a plan', pt: 'Pedir um plano' },
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
    ask: { en: 'Which product is it?', pt: 'Qual é o produto?' },
    yours: { en: 'Your affiliate link:', pt: 'Seu link de afiliado:' },
    posted: { en: 'Posted to', pt: 'Postado no' },
    news: { en: 'That’s your code', pt: 'É o seu código' },
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
      label: { en: 'Send my stores on WhatsApp', pt: 'Mandar as lojas no WhatsApp' },
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
      pt: 'Seis cafezinhos na boca menor do fogão. É de alumínio e não serve na indução.',
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
      en: 'Open the link in a WhatsApp post, and the address ends with your code. Each sale through it shows up in your account with the store.',
      pt: 'Abra o link de um post do WhatsApp, e o endereço termina com o seu código. A venda aparece no seu painel de afiliado.',
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
          en: 'It’s the code that the store’s affiliate program gave you. The finished link stays in the chat.',
          pt: 'É o código que o programa de afiliados da loja deu a você. O link pronto fica na conversa.',
        },
      },
      {
        title: { en: 'The generator builds the post', pt: 'O gerador monta o post' },
        text: {
          en: 'It takes the name, photo, price and details from the product page. Then it crops the photo for each network.',
          pt: 'Ele pega nome, foto, preço e detalhes na página do produto. Depois, corta a foto para cada rede.',
        },
      },
      {
        title: { en: 'The post goes out', pt: 'O post sai' },
        text: {
          en: 'It goes to your own group, channel and accounts on your plan’s networks, with the store’s price at that moment. The chat tells you where it went.',
          pt: 'Nas redes do seu plano, ele sai no grupo, no canal e nas contas, com o preço daquela hora. A conversa diz onde ele saiu.',
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
      en: 'For WhatsApp, just tell us which group gets the posts.',
      pt: 'No WhatsApp, é só dizer em qual grupo os posts entram.',
    },
    label: { en: 'Setup steps by network', pt: 'Passos de cada rede' },
    size: {
      en: ({ steps, time }: { steps: string; time: string }) => `${steps} steps, about ${time}`,
      pt: ({ steps, time }: { steps: string; time: string }) => `${steps} passos, uns ${time}`,
    },
    moved: {
      en: 'Does a menu look different? Send us a screenshot.',
      pt: 'O menu mudou de lugar? Mande um print.',
    },
    allowed: {
      title: { en: 'Administrators', pt: 'Administradores' },
      robot: { en: 'Generator bot', pt: 'Robô do gerador' },
      on: { en: 'Post messages', pt: 'Postar mensagens' },
      off: [
        { en: 'Edit messages', pt: 'Editar mensagens' },
        { en: 'Delete messages', pt: 'Apagar mensagens' },
        { en: 'Add subscribers', pt: 'Adicionar inscritos' },
      ],
    },
    plan: {
      en: (plans: string) => `Included in ${plans}.`,
      pt: (plans: string) => `Incluído em: ${plans}.`,
    },
    steps: {
      telegram: [
        {
          en: 'Open your channel. If you have none, create one: New Channel, in the Telegram menu.',
          pt: 'Abra o seu canal. Se não tiver, crie um: Novo canal, no menu do Telegram.',
        },
        {
          en: 'In the channel info, open Administrators and add the bot. We send you its name in the chat.',
          pt: 'Nos dados do canal, entre em Administradores e adicione o robô. A gente manda o nome dele na conversa.',
        },
        {
          en: 'Allow it to post messages. It needs nothing else.',
          pt: 'Deixe ligada só a permissão de postar mensagens. Ele não precisa de outra.',
        },
        {
          en: 'Send a test link in the chat. The post appears in your channel, and you can delete it there.',
          pt: 'Mande um link de teste na conversa. O post aparece no canal, e você apaga se quiser.',
        },
      ],
      instagram: [
        {
          en: 'In the settings, switch to a professional account. It’s free, and you can switch back.',
          pt: 'Nas configurações, mude para conta profissional. É grátis e dá para voltar.',
        },
        {
          en: 'Ask for Instagram in the chat. We send you a link to connect it.',
          pt: 'Peça o Instagram na conversa. A gente manda um link de autorização.',
        },
        {
          en: 'Open the link, log in on Instagram’s own page and allow posting. Your password stays there.',
          pt: 'Abra o link, entre na página do próprio Instagram e autorize as publicações. A sua senha fica lá.',
        },
        {
          en: 'Choose the link for your bio. In Instagram captions, links don’t open.',
          pt: 'Escolha o link que fica na sua bio. Na legenda do Instagram, link não abre.',
        },
        {
          en: 'Send a test link and check how the photo is cropped.',
          pt: 'Mande um link de teste e veja como ficou o corte da foto.',
        },
      ],
      pinterest: [
        {
          en: 'In the settings, switch to a business account. It’s free.',
          pt: 'Nas configurações, mude para conta comercial. É grátis.',
        },
        {
          en: 'Create a board for your pins. Name it after its subject: kitchen, tools, nursery.',
          pt: 'Crie uma pasta para os pins, com o nome do assunto: cozinha, ferramentas, bebê.',
        },
        {
          en: 'Ask for Pinterest in the chat and open the link we send.',
          pt: 'Peça o Pinterest na conversa e abra o link que chegar.',
        },
        {
          en: 'Log in on Pinterest’s own page and allow the generator to create pins.',
          pt: 'Entre na página do próprio Pinterest e autorize a criação de pins.',
        },
        {
          en: 'Type the name of the board in the chat, then send a test link.',
          pt: 'Escreva na conversa o nome da pasta e mande um link de teste.',
        },
      ],
    },
  },
  advantages: {
    list: { en: 'What the generator does', pt: 'O que o gerador faz' },
    done: { en: 'done by the generator', pt: 'o gerador faz' },
    left: {
      en: 'Your part: find a product worth buying',
      pt: 'A sua parte: achar um produto que valha a pena',
    },
    tasks: [
      {
        en: 'Creates the link with your affiliate code',
        pt: 'Gera o link com o seu código de afiliado',
      },
      { en: 'Saves the photo from the store', pt: 'Salva a foto da loja' },
      { en: 'Crops the photo for each network', pt: 'Corta a foto para cada rede' },
      { en: 'Types the name and price', pt: 'Digita nome e preço' },
      { en: 'Opens one app after another and posts', pt: 'Abre app por app e posta' },
    ],
    kept: { en: 'What stays with you', pt: 'O que continua com você' },
    keeps: [
      {
        name: { en: 'The commission', pt: 'A comissão' },
        text: {
          en: 'The store pays you through its own program. The money doesn’t pass through us.',
          pt: 'A loja paga direto a você, pelo programa dela. O dinheiro não passa pela gente.',
        },
      },
      {
        name: { en: 'The word “ad”', pt: 'O aviso de publicidade' },
        text: {
          en: 'An affiliate post is advertising and must say so. The generator adds #ad to its posts; add it to any you write yourself.',
          pt: 'Post de afiliado é publicidade e precisa dizer que é. O gerador põe #publi nos posts dele. Nos que você fizer à mão, ponha você.',
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
      en: (count: string, daily: string) => `Up to ${count} links a month, about ${daily} a day`,
      pt: (count: string, daily: string) => `Até ${count} links por mês, uns ${daily} por dia`,
    },
    unlimited: { en: 'Unlimited links', pt: 'Links ilimitados' },
    posts: { en: 'Posts to', pt: 'Posta no' },
    choose: {
      en: (plan: string) => `Choose ${plan}`,
      pt: (plan: string) => `Escolher ${plan}`,
    },
    yes: { en: 'yes', pt: 'sim' },
    no: { en: 'no', pt: 'não' },
  },
  voices: {
    title: { en: 'How an affiliate might put it', pt: 'Como um afiliado contaria' },
    note: { en: 'Sample review', pt: 'Avaliação de exemplo' },
    rated: {
      en: (stars: string) => `${stars} of ${stars}`,
      pt: (stars: string) => `nota ${stars} de ${stars}`,
    },
    kitchen: {
      area: {
        en: 'Kitchen finds, on the Expert plan',
        pt: 'Achadinhos de cozinha, plano Especialista',
      },
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
        pt: 'Você escolhe o plano e manda mensagem. A primeira conversa é grátis.',
      },
      {
        en: 'You name your stores. We check that the generator works with them.',
        pt: 'Você diz de quais lojas divulga. A gente confere se o gerador funciona com elas.',
      },
      {
        en: (time: string) =>
          `We connect your networks with you. Your part takes minutes; the whole setup usually takes ${time}.`,
        pt: (time: string) =>
          `A gente conecta as redes com você. A sua parte leva minutos, e tudo costuma ficar pronto em ${time}.`,
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
    before: { en: 'Questions before you sign up', pt: 'Perguntas antes de assinar' },
    cases: [
      {
        when: {
          en: 'You’re not in the store’s affiliate program',
          pt: 'Você não está no programa da loja',
        },
        result: {
          en: 'The generator tells you in the chat and posts nothing.',
          pt: 'O gerador avisa na conversa e não posta.',
        },
      },
      {
        when: { en: 'One network refuses the post', pt: 'Uma das redes recusa o post' },
        result: {
          en: 'You get the photo and the text in the chat, to post by hand. The other posts still go out.',
          pt: 'A foto e o texto chegam na conversa, para você postar à mão. Nas outras redes, o post sai.',
        },
      },
      {
        when: { en: 'The price changes in the store', pt: 'O preço muda na loja' },
        result: {
          en: 'The post keeps the old price. Delete it, or send the link again for a new post.',
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
          `It posts to ${networks}, depending on your plan. It works with stores whose affiliate program lets you put your code in a link. Name your stores in the first message. We check them before you pay.`,
        pt: (networks: string) =>
          `Ele posta no ${networks}, conforme o plano. Funciona com lojas que têm programa de afiliados e aceitam link com o seu código. Diga quais são as suas na primeira mensagem. A gente confere antes de você pagar.`,
      },
    },
    registration: {
      ask: {
        en: 'Do I have to be registered as an affiliate?',
        pt: 'Preciso já ter cadastro de afiliado?',
      },
      answer: {
        en: 'Yes. You need your own affiliate account with each store. To start with us, just send a message.',
        pt: 'Precisa. Você se cadastra em cada loja, no seu nome, e ela dá o código. Com a gente não tem cadastro: basta uma mensagem.',
      },
    },
    payment: {
      ask: { en: 'How do I pay?', pt: 'Como eu pago?' },
      answer: {
        en: 'You pay for your plan each month, by a method we agree on before the first charge.',
        pt: 'Você paga o valor do plano todo mês. A gente combina a forma de pagamento no WhatsApp, antes de cobrar.',
      },
    },
    cancel: {
      ask: { en: 'How do I cancel?', pt: 'Como eu cancelo?' },
      answer: {
        en: 'Send a message in the same chat. We agree on the notice period before you sign up. Your posts stay where they are, and their links keep your code.',
        pt: 'Mande uma mensagem na mesma conversa, com a antecedência combinada antes da assinatura. O que já foi postado fica onde está, e os links continuam com o seu código.',
      },
    },
  },
});
