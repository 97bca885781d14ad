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
    kicker: {
      en: 'AI agents that answer customers from your own data',
      pt: 'Agentes de IA que atendem com os seus dados',
    },

    title: {
      en: (time: string) => `It is ${time}, and your customer has an answer`,
      pt: (time: string) => `São ${time} e o seu cliente já tem resposta`,
    },
    lead: {
      en: 'For workshops, clinics and shops: an assistant on WhatsApp and your site that knows your prices, calendar and orders.',
      pt: 'Para oficina, clínica ou loja: um assistente no WhatsApp e no site que sabe os seus preços, a sua agenda e os seus pedidos.',
    },
    start: { en: 'Ask for a quote', pt: 'Pedir um orçamento' },
    more: { en: 'See what we build', pt: 'Ver o que a gente monta' },
  },
  talk: {
    title: {
      en: 'A sample chat, and where each answer comes from',
      pt: 'Um exemplo de conversa e a fonte de cada resposta',
    },
    intro: {
      en: 'Switch off a source below: a person takes over.',
      pt: 'Desligue uma fonte abaixo: uma pessoa assume.',
    },
    shop: { en: 'Example Cycles', pt: 'Bicicletaria Exemplo' },
    closed: {
      en: (time: string) => `Tuesday, closed since ${time}`,
      pt: (time: string) => `Terça-feira, fechada desde as ${time}`,
    },
    looked: { en: 'Looked up before answering', pt: 'Consultado antes de responder' },
    agent: { en: 'Assistant', pt: 'Assistente' },
    answered: { en: 'answered', pt: 'na hora' },
    passed: {
      en: (name: string, time: string) => `for ${name}, back at ${time}`,
      pt: (name: string, time: string) => `para o ${name}, que abre às ${time}`,
    },
    caption: { en: 'Sample conversation.', pt: 'Conversa de exemplo.' },
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
  week: {
    title: { en: 'Answers while the shop is shut', pt: 'Atende com a loja fechada' },
    stands: { en: 'availability', pt: 'de atendimento' },
    text: {
      en: (staffed: string, all: string) =>
        `The sample workshop has somebody in for ${staffed} of the week’s ${all} hours. The agent answers in all of them.`,
      pt: (staffed: string, all: string) =>
        `A oficina do exemplo tem alguém em ${staffed} das ${all} horas da semana; o agente atende em todas.`,
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
    ],
  },
  works: {
    title: { en: 'What we build', pt: 'O que a gente monta' },
    intro: {
      en: 'Start with one channel and one source. Typical timeline; your quote confirms yours.',
      pt: 'Comece com um canal e uma fonte. Prazo típico; o orçamento confirma o seu.',
    },
    items: {
      questions: {
        asks: { en: 'Do you open on Saturday?', pt: 'Vocês abrem no sábado?' },

        name: { en: 'Everyday questions', pt: 'Dúvidas do dia a dia' },
        comesOut: {
          en: 'The answer, from your price list and hours, and a list of what nobody has written down yet.',
          pt: 'A resposta, da sua tabela e do seu horário, e uma lista do que ainda não está escrito.',
        },
      },
      appointments: {
        asks: {
          en: 'Can I move my appointment to Friday?',
          pt: 'Dá para passar o meu horário para sexta?',
        },

        name: { en: 'Appointments', pt: 'Agendamento' },
        comesOut: {
          en: 'A booking in the calendar, a reminder the day before, a new time if needed.',
          pt: 'O horário na agenda, o lembrete na véspera e a remarcação.',
        },
      },
      status: {
        asks: { en: 'Where is my order?', pt: 'Cadê o meu pedido?' },

        name: { en: 'Order status', pt: 'Situação do pedido' },
        comesOut: {
          en: 'Status and date, only for whoever placed the order.',
          pt: 'Situação e previsão, só para quem fez o pedido.',
        },
      },
      quotes: {
        asks: {
          en: 'How much for 40 T-shirts, delivered?',
          pt: 'Quanto ficam 40 camisetas, com entrega?',
        },

        name: { en: 'First chat with a buyer', pt: 'Primeira conversa de venda' },
        comesOut: {
          en: 'An entry in your sales list: who, what, by when. Your seller sends the quote.',
          pt: 'Uma ficha na lista de vendas: quem, o quê, para quando. O vendedor manda o orçamento.',
        },
      },
      bills: {
        asks: { en: 'Could you send me the bill again?', pt: 'Pode mandar o boleto de novo?' },

        name: { en: 'Copies of bills', pt: 'Segunda via de boleto' },
        comesOut: {
          en: 'The invoice or payment link again. A request for more time goes to your finance people.',
          pt: 'O boleto ou a nota fiscal de novo. Pedido de prazo vai para o financeiro.',
        },
      },
      mail: {
        asks: { en: 'Is this part still made?', pt: 'Ainda fabricam esta peça?' },

        name: { en: 'Drafts for the inbox', pt: 'Rascunhos para o e-mail' },
        comesOut: {
          en: 'Mail sorted by subject, with a draft in it. A person reads it and presses Send.',
          pt: 'E-mail separado por assunto e com rascunho pronto. Uma pessoa lê e aperta Enviar.',
        },
      },
      staff: {
        asks: {
          en: 'How many days of leave do I have for a move?',
          pt: 'Quantos dias de folga eu tenho para mudança?',
        },

        name: { en: 'Questions from your own staff', pt: 'Perguntas da própria equipe' },
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
      en: 'Settled with you before it meets a customer. Anything not in the table is for a person.',
      pt: 'Combinado com você antes de ele falar com um cliente. O que não está na tabela, uma pessoa decide.',
    },
    caption: { en: 'At the shop in the chat', pt: 'Na oficina da conversa' },
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
      en: 'A language model can misread a question. We plan for that day first, and you can switch the agent off altogether.',
      pt: 'Um modelo de linguagem pode entender mal uma pergunta. A gente se prepara para esse dia antes, e dá para desligar o agente inteiro.',
    },
    steps: [
      {
        title: { en: 'A person steps in', pt: 'Uma pessoa entra' },
        text: {
          en: 'Your staff can write in the same chat at any moment: the agent falls silent there.',
          pt: 'A equipe pode escrever na mesma conversa a qualquer momento: ali o agente se cala.',
        },
      },
      {
        title: { en: 'The cause is found', pt: 'A causa aparece' },
        text: {
          en: 'Old price in the list? You correct the list. Right list, wrong answer? We correct the agent.',
          pt: 'Preço velho na tabela? Você corrige a tabela. Tabela certa e resposta errada? A gente corrige o agente.',
        },
      },
      {
        title: { en: 'The mistake becomes a test', pt: 'O erro vira teste' },
        text: {
          en: 'A corrected agent must pass it before it talks to customers again.',
          pt: 'Um agente alterado só volta a atender depois de passar nele.',
        },
      },
    ],
  },
  begin: {
    title: { en: 'It begins with ten questions', pt: 'Começa com dez perguntas' },
    text: {
      en: 'Copy ten that customers asked you this week. We tell you which of them an agent can answer, and from what.',
      pt: 'Copie dez que os clientes fizeram nesta semana. A gente diz quais um agente responde, e com que fonte.',
    },
    steps: [
      {
        en: 'You send them on WhatsApp. The first conversation costs nothing.',
        pt: 'Você manda pelo WhatsApp. A primeira conversa é grátis.',
      },
      {
        en: 'You get a quote: sources, channel, limits, how long chats are kept, weeks, price.',
        pt: 'Você recebe o orçamento: fontes, canal, limites, guarda das conversas, prazo e preço.',
      },
      {
        en: 'The agent rehearses on old chats; you mark what is wrong.',
        pt: 'O agente ensaia com conversas antigas; você marca o que está errado.',
      },
      {
        en: 'It goes live on one channel; one of your people reads along.',
        pt: 'Ele entra no ar em um canal; alguém da equipe acompanha.',
      },
    ],
    start: { en: 'Send us your ten questions', pt: 'Mandar as minhas dez perguntas' },
    cost: {
      title: { en: 'What affects the price', pt: 'O que pesa no preço' },
      build: {
        name: { en: 'Once', pt: 'Uma vez' },
        text: {
          en: 'Channels and sources, and whether the agent also writes to them.',
          pt: 'Canais e fontes, e se o agente também escreve neles.',
        },
      },
      run: {
        name: { en: 'Monthly', pt: 'Por mês' },
        text: {
          en: 'The AI model and some channels charge by use; the quote estimates both.',
          pt: 'O modelo de IA e alguns canais cobram por consumo; o orçamento estima os dois.',
        },
      },
      not: {
        name: { en: 'Perhaps nothing', pt: 'Talvez nada' },
        text: {
          en: 'A few messages a day? Quick replies in WhatsApp may do.',
          pt: 'Poucas mensagens por dia? As respostas rápidas do WhatsApp podem bastar.',
        },
      },
    },
  },
});
