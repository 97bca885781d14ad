import { words } from '../../../shared/copy';

/** What a sentence has between asterisks was looked up: it is marked. */
export const copy = words({
  head: {
    title: {
      en: 'AI agents that answer from your own data',
      pt: 'Agentes de IA que atendem com os seus dados',
    },
    description: {
      en: (availability: string) =>
        `Chatbots that answer customers ${availability} from your price list, calendar and orders, and pass what they cannot know to a person.`,
      pt: (availability: string) =>
        `Chatbots que atendem ${availability} com a sua tabela de preços, agenda e pedidos, e passam para uma pessoa o que não têm como saber.`,
    },
  },
  hero: {
    title: {
      en: (time: string) => `It is ${time}, and your customer has an answer`,
      pt: (time: string) => `São ${time} e o seu cliente já tem resposta`,
    },
    lead: {
      en: 'We build AI agents that answer on WhatsApp and on your site from your price list, calendar and order system. What is not in there goes to one of your people, with a summary.',
      pt: 'A gente monta agentes de IA que atendem no WhatsApp e no site com o que está na sua tabela de preços, na agenda e no sistema. O que não está lá vai para alguém da equipe, já resumido.',
    },
    start: { en: 'Ask for an agent like this', pt: 'Quero um agente assim' },
    who: {
      en: 'For workshops, clinics, shops and offices that answer the same questions every day.',
      pt: 'Para oficina, clínica, loja ou escritório que responde às mesmas perguntas todo dia.',
    },
    more: { en: 'See what we build', pt: 'Ver o que a gente monta' },
  },
  talk: {
    title: {
      en: 'Five questions, and where each answer came from',
      pt: 'Cinco perguntas, e de onde veio cada resposta',
    },
    intro: {
      en: 'Next to each answer is what the agent looked up for it. Switch a source off, and its question goes to a person.',
      pt: 'Junto de cada resposta está o que o agente consultou. Desligue uma fonte: a pergunta dela vai para uma pessoa.',
    },
    shop: { en: 'Example Cycles', pt: 'Bicicletaria Exemplo' },
    closed: {
      en: (time: string) => `Tuesday, closed since ${time}`,
      pt: (time: string) => `Terça-feira, fechada desde as ${time}`,
    },
    looked: { en: 'Looked up before answering', pt: 'Consultado antes de responder' },
    agent: { en: 'Assistant', pt: 'Assistente' },
    answered: { en: 'answered now', pt: 'na hora' },
    passed: {
      en: (name: string, time: string) => `for ${name} at ${time}`,
      pt: (name: string, time: string) => `para o ${name} às ${time}`,
    },
    caption: {
      en: 'Workshop, people, prices and orders are invented.',
      pt: 'Oficina, pessoas, preços e ordens de serviço são inventados.',
    },
    gone: {
      en: (name: string) => `Switched off. On ${name}’s list:`,
      pt: (name: string) => `Desligada. Na lista do ${name} aparece:`,
    },
    turns: {
      prices: {
        source: { en: 'Price list', pt: 'Tabela de preços' },
        may: { en: 'spreadsheet, read only', pt: 'planilha, só lê' },
        queued: {
          en: 'price of a 9-speed chain, fitted',
          pt: 'preço da troca de corrente, 9 marchas',
        },
        asks: {
          en: 'Evening! What do you charge for a new chain, fitted? It is a 9-speed.',
          pt: 'Boa noite! Quanto fica para trocar a corrente? É de 9 marchas.',
        },
        sure: {
          en: (fitting: string, chain: string, total: string) =>
            `Good evening! I am the automatic assistant of Example Cycles. Fitting costs *${fitting}* and the 9-speed chain *${chain}*: ${total} altogether.`,
          pt: (fitting: string, chain: string, total: string) =>
            `Boa noite! Aqui é o assistente automático da Bicicletaria Exemplo. A troca custa *${fitting}* e a corrente de 9 marchas, *${chain}*: no total, ${total}.`,
        },
        unsure: {
          en: (name: string) =>
            `Good evening! I am the automatic assistant of Example Cycles. I cannot see prices now, so ${name} will answer you here.`,
          pt: (name: string) =>
            `Boa noite! Aqui é o assistente automático da Bicicletaria Exemplo. Não estou vendo os preços: o ${name} responde aqui.`,
        },
      },
      hours: {
        source: { en: 'Opening hours', pt: 'Horário' },
        may: { en: 'your text, read only', pt: 'texto seu, só lê' },
        queued: {
          en: 'from when on Wednesday can a bike be left?',
          pt: 'a partir de que horas deixar a bike na quarta?',
        },
        asks: {
          en: (time: string) => `Can I drop the bike off tomorrow at ${time}, before work?`,
          pt: (time: string) => `Consigo deixar a bike amanhã às ${time}, antes do trabalho?`,
        },
        sure: {
          en: (opens: string, closes: string) =>
            `Not that early: tomorrow, Wednesday, we are open from *${opens} to ${closes}*. Shall I look for the first free time?`,
          pt: (opens: string, closes: string) =>
            `Tão cedo não dá: amanhã, quarta, a loja abre *das ${opens} às ${closes}*. Quer que eu veja o primeiro horário livre?`,
        },
        unsure: {
          en: (name: string) =>
            `I cannot see tomorrow’s hours: ${name} will confirm here. Shall I look for a free time?`,
          pt: (name: string) =>
            `Não tenho o horário de amanhã: o ${name} confirma aqui. Quer que eu veja um horário livre?`,
        },
      },
      calendar: {
        source: { en: 'Calendar', pt: 'Agenda' },
        may: { en: 'reads and books', pt: 'lê e marca' },
        queued: {
          en: 'wants a time early on Wednesday',
          pt: 'quer um horário na quarta, bem cedo',
        },
        asks: {
          en: 'Yes, please. Will it be ready the same day?',
          pt: 'Quero sim. E fica pronta no mesmo dia?',
        },
        sure: {
          en: (begins: string, minutes: string, ends: string) =>
            `Wednesday at *${begins}* was free and I booked it for you. A chain takes *${minutes} minutes*, so you can ride off at ${ends}.`,
          pt: (begins: string, minutes: string, ends: string) =>
            `Quarta às *${begins}* estava livre e já marquei para você. A troca leva *${minutes} minutos*: às ${ends} dá para sair pedalando.`,
        },
        unsure: {
          en: (name: string) =>
            `I cannot open the calendar now. I noted “Wednesday, early” for ${name}, who will confirm here.`,
          pt: (name: string) =>
            `Não consigo abrir a agenda agora. Anotei “quarta, bem cedo” para o ${name}, que confirma aqui.`,
        },
      },
      orders: {
        source: { en: 'Order system', pt: 'Ordens de serviço' },
        may: { en: 'read only', pt: 'só lê' },
        queued: {
          en: (order: string) => `is order ${order} ready?`,
          pt: (order: string) => `a OS ${order} ficou pronta?`,
        },
        asks: {
          en: (order: string) => `One more thing: is my son’s bike ready? Order ${order}.`,
          pt: (order: string) => `Aproveitando: a bike do meu filho ficou pronta? É a OS ${order}.`,
        },
        sure: {
          en: (order: string) =>
            `Order ${order} is *waiting for a wheel rim*, due on *Thursday*. You will get a message here when the bike is ready.`,
          pt: (order: string) =>
            `A OS ${order} está *esperando um aro*, que chega na *quinta*. Quando a bike ficar pronta, você recebe um aviso aqui.`,
        },
        unsure: {
          en: (name: string) =>
            `I cannot open the orders now. ${name} has your order number and will answer here.`,
          pt: (name: string) =>
            `Não consigo abrir as ordens de serviço agora. O ${name} já tem o número da sua e responde por aqui.`,
        },
      },
    },
    person: {
      asks: {
        en: 'And my brake has been squealing since you serviced it last week. Is fixing that free?',
        pt: 'E o meu freio está fazendo barulho desde a revisão da semana passada. O conserto sai de graça?',
      },
      says: {
        en: (name: string, time: string) =>
          `That is for ${name} to decide: he has this chat now and is in from ${time}. If the bike brakes badly, please do not ride it until he has seen it.`,
        pt: (name: string, time: string) =>
          `Isso quem decide é o ${name}: já passei a conversa para ele, que chega às ${time}. Se estiver freando mal, deixe a bike parada até ele olhar.`,
      },
      none: {
        en: 'No source says who pays, so the agent asks a person.',
        pt: 'Nenhuma fonte diz quem paga, então o agente chama uma pessoa.',
      },
      morning: {
        en: (name: string) => `${name}, Wednesday`,
        pt: (name: string) => `${name}, quarta`,
      },
      reply: {
        en: (name: string) =>
          `Good morning, ${name}! I have read all of it. When you bring it in for the chain, I will adjust the brake too, free of charge.`,
        pt: (name: string) =>
          `Bom dia, ${name}! Já li tudo aqui. Quando você trouxer para trocar a corrente, eu regulo o freio também e não cobro.`,
      },
      to: {
        en: (name: string) => `To ${name}`,
        pt: (name: string) => `Para o ${name}`,
      },
      summary: [
        {
          name: { en: 'Wants', pt: 'Quer' },
          text: { en: 'a brake fixed free of charge', pt: 'conserto do freio sem custo' },
        },
        {
          name: { en: 'Says', pt: 'Diz' },
          text: {
            en: 'it has squealed since last week’s service',
            pt: 'que faz barulho desde a revisão da semana passada',
          },
        },
        {
          name: { en: 'Was told', pt: 'Já ouviu' },
          text: {
            en: 'not to ride if it brakes badly',
            pt: 'para não pedalar se estiver freando mal',
          },
        },
        {
          name: { en: 'You decide', pt: 'Você decide' },
          text: { en: 'is it covered or charged?', pt: 'é garantia ou cobra?' },
        },
      ],
    },
  },
  sheet: {
    gears: { en: 'Adjust gears', pt: 'Regular câmbio' },
    fitting: { en: 'Fit a chain', pt: 'Trocar corrente' },
    nine: { en: 'Chain, 9-speed', pt: 'Corrente, 9 marchas' },
    eleven: { en: 'Chain, 11-speed', pt: 'Corrente, 11 marchas' },
  },
  sign: {
    weekdays: { en: 'Mon–Fri', pt: 'Seg–sex' },
    saturday: { en: 'Saturday', pt: 'Sábado' },
    sunday: { en: 'Sunday', pt: 'Domingo' },
    closed: { en: 'closed', pt: 'fechado' },
  },
  slots: {
    day: { en: 'Wednesday', pt: 'Quarta' },
    taken: { en: 'taken', pt: 'ocupado' },
    booked: {
      en: (name: string, minutes: string) => `${name}, chain, ${minutes} min`,
      pt: (name: string, minutes: string) => `${name}, corrente, ${minutes} min`,
    },
    free: { en: 'free', pt: 'livre' },
  },
  order: {
    title: { en: (order: string) => `Order ${order}`, pt: (order: string) => `OS ${order}` },
    status: { en: 'Status', pt: 'Situação' },
    waiting: { en: 'waiting for rim', pt: 'esperando aro' },
    due: { en: 'Due', pt: 'Previsão' },
    thursday: { en: 'Thursday', pt: 'quinta' },
    phone: { en: 'Phone', pt: 'Telefone' },
    same: { en: 'same as this chat', pt: 'o mesmo da conversa' },
  },
  week: {
    title: { en: 'Answers while the shop is shut', pt: 'Atende com a loja fechada' },
    stands: { en: 'availability', pt: 'de atendimento' },
    text: {
      en: (staffed: string, all: string) =>
        `The workshop of the example has somebody in for ${staffed} of the week’s ${all} hours. The agent answers in the others too, and by day takes the routine questions off the counter.`,
      pt: (staffed: string, all: string) =>
        `A oficina do exemplo tem alguém em ${staffed} das ${all} horas da semana. O agente atende também nas outras e, de dia, tira do balcão as perguntas de rotina.`,
    },
    picture: {
      en: (staffed: string, all: string) =>
        `A week hour by hour: staffed for ${staffed} hours, the agent alone in the rest of the ${all}. The conversation above is marked on Tuesday night.`,
      pt: (staffed: string, all: string) =>
        `A semana hora a hora: com alguém na oficina em ${staffed} horas, só com o agente no resto das ${all}. A conversa acima está marcada na terça à noite.`,
    },
    days: [
      { en: 'Mon', pt: 'seg' },
      { en: 'Tue', pt: 'ter' },
      { en: 'Wed', pt: 'qua' },
      { en: 'Thu', pt: 'qui' },
      { en: 'Fri', pt: 'sex' },
      { en: 'Sat', pt: 'sáb' },
      { en: 'Sun', pt: 'dom' },
    ],
    key: {
      staffed: { en: 'people and agent', pt: 'pessoas e agente' },
      alone: { en: 'agent only', pt: 'só o agente' },
      chat: { en: 'the chat above', pt: 'a conversa acima' },
    },
    benefits: [
      {
        title: { en: 'Today’s price', pt: 'O preço de hoje' },
        text: {
          en: 'The agent opens your list to answer. Change a price in the spreadsheet, and the next answer has it.',
          pt: 'O agente abre a sua tabela para responder. Mudou o preço na planilha, muda na próxima resposta.',
        },
      },
      {
        title: { en: 'Booked inside the chat', pt: 'Horário marcado na conversa' },
        text: {
          en: 'If you let it write, the booking is in your calendar before the customer puts the phone down.',
          pt: 'Se você deixa o agente marcar, o horário entra na agenda antes de o cliente largar o celular.',
        },
      },
      {
        title: { en: 'The story is told once', pt: 'O cliente conta uma vez só' },
        text: {
          en: 'Whoever takes over reads four lines and sees the whole chat below them.',
          pt: 'Quem assume lê quatro linhas e tem a conversa inteira logo abaixo.',
        },
      },
      {
        title: { en: 'You can check it', pt: 'Dá para conferir' },
        text: {
          en: 'What was looked up is kept next to the answer, as in the example, for you to read.',
          pt: 'O que foi consultado fica junto da resposta, como no exemplo, para você ler.',
        },
      },
    ],
  },
  works: {
    title: { en: 'What we build', pt: 'O que a gente monta' },
    intro: {
      en: 'One channel and one or two sources are a good beginning. The weeks are what we plan from your go-ahead to the first real customer; the quote gives yours.',
      pt: 'Um canal e uma ou duas fontes são um bom começo. As semanas são o que a gente planeja entre o seu “sim” e o primeiro atendimento de verdade; o seu prazo vai no orçamento.',
    },
    items: {
      questions: {
        name: { en: 'Everyday questions', pt: 'Dúvidas do dia a dia' },
        goesIn: {
          en: 'WhatsApp or a chat on your site. Source: price list, opening hours, the answers you give anyway.',
          pt: 'WhatsApp ou chat no site. Fonte: tabela de preços, horário, endereço e o que você já responde todo dia.',
        },
        comesOut: {
          en: 'The answer, and a list of what was asked and is not written down yet.',
          pt: 'A resposta, e uma lista do que perguntaram e ainda não está escrito em lugar nenhum.',
        },
      },
      appointments: {
        name: { en: 'Appointments', pt: 'Agendamento' },
        goesIn: {
          en: 'WhatsApp or your site. Source: the calendar of each person, room or lift, and how long a job takes.',
          pt: 'WhatsApp ou site. Fonte: a agenda de cada profissional, sala ou elevador, e quanto dura cada serviço.',
        },
        comesOut: {
          en: 'A booking in the calendar, a reminder the day before, and a new time when somebody cannot come.',
          pt: 'O horário na agenda, o lembrete na véspera e a remarcação de quem não pode vir.',
        },
      },
      status: {
        name: { en: 'Where is my order?', pt: 'Cadê o meu pedido?' },
        goesIn: {
          en: 'WhatsApp, site or email. Source: your shop or order system, and the carrier’s tracking.',
          pt: 'WhatsApp, site ou e-mail. Fonte: a loja virtual ou o sistema de pedidos, e o rastreio da transportadora.',
        },
        comesOut: {
          en: 'Status and date, only for the phone or address that placed the order.',
          pt: 'Situação e previsão, só para o telefone ou e-mail que fez o pedido.',
        },
      },
      quotes: {
        name: { en: 'First chat with a buyer', pt: 'Primeira conversa de venda' },
        goesIn: {
          en: 'Instagram messages, WhatsApp, the form on your site. Source: catalogue, prices, where you deliver.',
          pt: 'Direct do Instagram, WhatsApp, formulário do site. Fonte: catálogo, preços, onde você entrega.',
        },
        comesOut: {
          en: 'A card in your sales list: who, what, how much, by when. Your seller sends the quote.',
          pt: 'Uma ficha na sua lista de vendas: quem, o quê, quanto, para quando. Quem manda o orçamento é o vendedor.',
        },
      },
      bills: {
        name: { en: 'Copies of bills', pt: 'Segunda via de boleto' },
        goesIn: {
          en: 'WhatsApp or email. Source: your billing system, and a check of who is asking.',
          pt: 'WhatsApp ou e-mail. Fonte: o sistema financeiro, e a conferência de quem está pedindo.',
        },
        comesOut: {
          en: 'The invoice or payment link again. A request for more time goes to your finance people.',
          pt: 'O boleto ou a nota fiscal de novo. Pedido de prazo vai para o financeiro.',
        },
      },
      mail: {
        name: { en: 'Drafts for the inbox', pt: 'Rascunhos para o e-mail' },
        goesIn: {
          en: 'A shared inbox. Source: your terms of sale, product sheets and good past replies.',
          pt: 'A caixa de entrada da equipe. Fonte: as suas condições de venda, fichas de produto e boas respostas antigas.',
        },
        comesOut: {
          en: 'Mail sorted by subject, with a draft in it. A person reads it and presses Send.',
          pt: 'E-mail separado por assunto e com rascunho pronto. Uma pessoa lê e aperta Enviar.',
        },
      },
      staff: {
        name: { en: 'Questions from your own staff', pt: 'Perguntas da própria equipe' },
        goesIn: {
          en: 'Your team’s chat. Source: handbooks, contracts, procedures, old tickets.',
          pt: 'O chat da equipe. Fonte: manuais, contratos, procedimentos, chamados antigos.',
        },
        comesOut: {
          en: 'The answer with document and page, for those who may read that document.',
          pt: 'A resposta com documento e página, para quem tem acesso àquele documento.',
        },
      },
    },
  },
  limits: {
    title: {
      en: 'What it decides, and what it leaves to you',
      pt: 'O que ele decide e o que fica com você',
    },
    intro: {
      en: 'A new employee may not give refunds on the first day either. You settle a table like this with us before the agent meets a customer, and can change it later.',
      pt: 'Funcionário novo também não autoriza reembolso no primeiro dia. Você acerta uma tabela assim com a gente antes de o agente falar com um cliente, e pode mudar depois.',
    },
    unwritten: {
      en: 'Anything not in the table is for a person to decide.',
      pt: 'O que não está na tabela, uma pessoa decide.',
    },
    caption: { en: 'Limits, as an example', pt: 'Limites, um exemplo' },
    subject: { en: 'Subject', pt: 'Assunto' },
    alone: { en: 'It does alone', pt: 'Faz sozinho' },
    passes: { en: 'A person decides', pt: 'Uma pessoa decide' },
    rows: {
      price: {
        name: { en: 'Price', pt: 'Preço' },
        alone: { en: 'Says what the list says', pt: 'Informa o da tabela' },
        passes: { en: 'Discounts, special work', pt: 'Desconto, serviço fora da tabela' },
      },
      calendar: {
        name: { en: 'Calendar', pt: 'Agenda' },
        alone: { en: 'Books, moves, cancels free times', pt: 'Marca, remarca e desmarca' },
        passes: { en: 'Squeezing somebody in', pt: 'Encaixe em dia cheio' },
      },
      order: {
        name: { en: 'Order', pt: 'Pedido' },
        alone: { en: 'Tells the buyer the status', pt: 'Informa a situação a quem comprou' },
        passes: { en: 'Changing or cancelling it', pt: 'Mudar ou cancelar' },
      },
      money: {
        name: { en: 'Money', pt: 'Dinheiro' },
        alone: { en: 'Sends the bill again', pt: 'Manda a segunda via' },
        passes: { en: 'Refunds, more time to pay', pt: 'Reembolso, prazo, acordo' },
      },
      complaint: {
        name: { en: 'Complaint', pt: 'Reclamação' },
        alone: { en: 'Listens and sums it up', pt: 'Ouve e resume' },
        passes: { en: 'The reply', pt: 'A resposta' },
      },
      personal: {
        name: { en: 'Personal data', pt: 'Dados pessoais' },
        alone: {
          en: 'The customer’s own, after a check',
          pt: 'Do próprio cliente, depois de conferir',
        },
        passes: { en: 'Those of anybody else', pt: 'Os de outra pessoa' },
      },
      safety: {
        name: { en: 'Health, safety, law', pt: 'Saúde, segurança, leis' },
        alone: { en: 'The text you approved', pt: 'O texto que você aprovou' },
        passes: { en: 'Anything beyond it', pt: 'O que passar disso' },
      },
    },
  },
  wrong: {
    title: { en: 'One day it will be wrong. Then what?', pt: 'Um dia ele erra. E aí?' },
    intro: {
      en: 'A language model can misread a question or a table. We plan for that day before the agent goes live.',
      pt: 'Um modelo de linguagem pode entender mal uma pergunta ou uma tabela. A gente se prepara para esse dia antes de o agente entrar no ar.',
    },
    steps: [
      {
        title: { en: 'A person steps in', pt: 'Uma pessoa entra' },
        text: {
          en: 'Your staff can write in the same chat at any moment: the agent falls silent there. A customer who asks for a person is passed to your staff the same way.',
          pt: 'A sua equipe pode escrever na mesma conversa a qualquer momento: ali o agente se cala. Cliente que pede para falar com uma pessoa passa para a equipe do mesmo jeito.',
        },
      },
      {
        title: { en: 'The cause is found', pt: 'A causa aparece' },
        text: {
          en: 'The source is kept next to the answer. Old price in the list? You correct the list. Right list, wrong answer? We correct the agent.',
          pt: 'A fonte fica junto da resposta. Preço velho na tabela? Você corrige a tabela. Tabela certa e resposta errada? A gente corrige o agente.',
        },
      },
      {
        title: { en: 'The mistake becomes a test', pt: 'O erro vira teste' },
        text: {
          en: 'That chat joins the questions that a changed agent has to pass before it talks to customers again.',
          pt: 'Aquela conversa entra na lista de perguntas em que um agente alterado precisa passar antes de voltar a atender.',
        },
      },
    ],
    down: {
      title: { en: 'A system is down?', pt: 'O sistema caiu?' },
      text: {
        en: 'It does what the chat above shows when you switch a source off: it says so and leaves the question for a person. And you can switch the whole agent off; the chats then reach your staff as before.',
        pt: 'O agente faz o que a conversa acima mostra com uma fonte desligada: avisa e deixa a pergunta para uma pessoa. E dá para desligar o agente inteiro; aí as conversas chegam à equipe como antes.',
      },
    },
  },
  begin: {
    title: { en: 'It begins with ten questions', pt: 'Começa com dez perguntas' },
    text: {
      en: 'Copy ten questions that customers asked you this week. We tell you which of them an agent can answer, and from what.',
      pt: 'Copie dez perguntas que os clientes fizeram nesta semana. A gente diz quais um agente responde, e com que fonte.',
    },
    steps: [
      {
        en: 'You send them on WhatsApp. This first talk costs nothing.',
        pt: 'Você manda pelo WhatsApp. Essa primeira conversa não custa nada.',
      },
      {
        en: 'You get a quote in writing: sources, channel, limits, how long chats are kept, weeks, price. We begin when you say yes.',
        pt: 'Você recebe o orçamento por escrito: fontes, canal, limites, por quanto tempo as conversas ficam guardadas, prazo e preço. A gente começa depois do seu “sim”.',
      },
      {
        en: 'The agent rehearses on your old chats. Only you read its answers, and you mark what is wrong.',
        pt: 'O agente ensaia com conversas antigas. Só você lê as respostas e marca o que está errado.',
      },
      {
        en: 'It goes live on one channel, with one of your people reading along. Code and credentials are handed over to you.',
        pt: 'Ele entra no ar em um canal, com alguém da equipe acompanhando. Código e acessos são entregues a você.',
      },
    ],
    start: { en: 'Send us your ten questions', pt: 'Mandar as minhas dez perguntas' },
    cost: {
      title: { en: 'How the price is found', pt: 'Como se chega ao preço' },
      build: {
        name: { en: 'Once', pt: 'Uma vez' },
        text: {
          en: 'Building it: by the number of channels and sources, and whether the agent only reads them or writes too.',
          pt: 'A montagem: depende de quantos canais e fontes são, e de o agente só ler ou também escrever neles.',
        },
      },
      run: {
        name: { en: 'Monthly', pt: 'Por mês' },
        text: {
          en: 'Running it: the AI model and some channels charge by use. The quote estimates both from your number of messages, on lines of their own.',
          pt: 'O uso: o modelo de IA e alguns canais cobram por consumo. O orçamento estima os dois pelo seu volume de mensagens, em linhas separadas.',
        },
      },
      not: {
        name: { en: 'Perhaps nothing', pt: 'Talvez nada' },
        text: {
          en: 'A few messages a day? Quick replies in WhatsApp may do, and we will say so.',
          pt: 'São poucas mensagens por dia? As respostas rápidas do WhatsApp podem bastar, e a gente avisa.',
        },
      },
    },
  },
});
