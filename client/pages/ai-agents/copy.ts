import { words } from '../../../shared/copy';

/** What a sentence has between asterisks was looked up: it is marked. */
export const copy = words({
  head: {
    title: {
      en: 'AI agents and chatbots for WhatsApp and websites',
      pt: 'Agente de IA e chatbot para WhatsApp e site',
    },
    description: {
      en: (availability: string) =>
        `AI chatbots for WhatsApp and your website that answer customers ${availability} from your prices, calendar and orders, and hand the rest to your team.`,
      pt: (availability: string) =>
        `Chatbots com IA para WhatsApp e site: atendem ${availability} com os seus preços, a sua agenda e os seus pedidos, e passam o resto para a sua equipe.`,
    },
  },
  hero: {
    kicker: {
      en: 'AI agents and chatbots for WhatsApp and your website',
      pt: 'Agente de IA e chatbot para WhatsApp e site',
    },
    what: {
      en: 'An AI agent answers on WhatsApp and on your website.',
      pt: 'Um agente de IA responde no WhatsApp e no seu site.',
    },
    title: {
      en: (time: string) => `It’s ${time}, and your customer has an answer`,
      pt: (time: string) => `São ${time} e o seu cliente já tem resposta`,
    },
    lead: {
      en: 'Answers come from your prices, hours, calendar or orders. Other questions go to your team.',
      pt: 'Atende também de madrugada e no domingo, com os seus preços e a sua agenda. O que ele não souber vai para a sua equipe.',
    },
    start: { en: 'Ask for a quote', pt: 'Pedir orçamento' },
    more: { en: 'See what we build', pt: 'Ver o que a gente monta' },
  },
  talk: {
    title: { en: 'read the source of each answer', pt: 'leia a fonte de cada resposta' },
    intro: {
      en: 'Turn a source off, and the agent passes that question to a person.',
      pt: 'Desligue uma fonte e veja a conversa passar para uma pessoa.',
    },
    call: {
      text: {
        en: 'What do customers ask you after closing time?',
        pt: 'O que os seus clientes perguntam com a loja fechada?',
      },
      label: { en: 'Send a question on WhatsApp', pt: 'Mandar uma pergunta no WhatsApp' },
    },
    shop: { en: 'Example Cycles', pt: 'Bicicletaria Exemplo' },
    closed: {
      en: (time: string) => `Tuesday, closed since ${time}`,
      pt: (time: string) => `Terça-feira, fechada desde as ${time}`,
    },
    looked: { en: 'Looked up before answering', pt: 'Consultado antes de responder' },
    agent: { en: 'Agent', pt: 'Agente' },
    answered: { en: 'answered from your data', pt: 'na hora, com os seus dados' },
    passed: {
      en: (name: string) => `left for ${name}`,
      pt: (name: string) => `para o ${name}`,
    },
    gone: {
      en: (name: string) => `Turned off. On ${name}’s list:`,
      pt: (name: string) => `Desligada. Na lista do ${name} aparece:`,
    },
    back: {
      en: 'Turned on. The agent answers.',
      pt: 'Ligada. O agente responde.',
    },
    turns: {
      prices: {
        source: { en: 'Price list', pt: 'Tabela de preços' },
        may: { en: 'spreadsheet, read only', pt: 'planilha, só lê' },
        queued: {
          en: 'price of a 9-speed chain, installed',
          pt: 'preço da troca de corrente, 9 marchas',
        },
        asks: {
          en: 'Evening! What do you charge to install a new chain? It’s a 9-speed.',
          pt: 'Boa noite! Quanto fica para trocar a corrente? É de 9 marchas.',
        },
        sure: {
          en: (fitting: string, chain: string, total: string) =>
            `Good evening! I’m the AI agent at Example Cycles. Installing it costs *${fitting}* and the 9-speed chain *${chain}*: ${total} altogether.`,
          pt: (fitting: string, chain: string, total: string) =>
            `Boa noite! Aqui é o agente de IA da Bicicletaria Exemplo. A troca custa *${fitting}* e a corrente de 9 marchas, *${chain}*: no total, ${total}.`,
        },
        unsure: {
          en: (name: string) =>
            `Good evening! I’m the AI agent at Example Cycles. I can’t see prices right now, so ${name} will answer you here.`,
          pt: (name: string) =>
            `Boa noite! Aqui é o agente de IA da Bicicletaria Exemplo. Não estou vendo os preços: o ${name} responde aqui.`,
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
            `We don’t open that early: it’s *${opens} to ${closes}* tomorrow, Wednesday. Shall I book the first free time?`,
          pt: (opens: string, closes: string) =>
            `Tão cedo não dá: amanhã, quarta, a loja abre *das ${opens} às ${closes}*. Quer que eu marque o primeiro horário livre?`,
        },
        unsure: {
          en: (name: string) =>
            `I can’t see tomorrow’s hours, so ${name} will confirm here. Shall I look for a free time?`,
          pt: (name: string) =>
            `Não estou vendo o horário de amanhã: o ${name} confirma aqui. Quer que eu veja um horário livre?`,
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
            `Wednesday at *${begins}* was free, so I booked it for you. A chain takes *${minutes} minutes*, so by ${ends} you can ride off.`,
          pt: (begins: string, minutes: string, ends: string) =>
            `Quarta às *${begins}* estava livre, e já marquei para você. A troca leva *${minutes} minutos*, então às ${ends} dá para sair pedalando.`,
        },
        unsure: {
          en: (name: string) =>
            `I can’t open the calendar right now. I noted “Wednesday, early” for ${name}, who will confirm here.`,
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
          `Don’t ride it if it brakes badly. ${name} decides whether it’s free; he’s in from ${time} and can read this chat.`,
        pt: (name: string, time: string) =>
          `Se estiver freando mal, não pedale. Quem decide é o ${name}, que chega às ${time}; já passei a conversa para ele.`,
      },
      none: {
        en: 'The warning is text you approved. No source says whether this repair is covered, so your team gets the chat.',
        pt: 'O aviso é um texto que você aprovou. Nenhuma fonte diz se o conserto é garantia, então a sua equipe recebe a conversa.',
      },
      morning: {
        en: (name: string) => `${name}, Wednesday`,
        pt: (name: string) => `${name}, quarta`,
      },
      reply: {
        en: (name: string) =>
          `Good morning, ${name}! I’ve read everything. When you bring it in for the chain, I’ll adjust the brake too, free of charge.`,
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
          name: { en: 'Was told', pt: 'Foi avisada' },
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
    fitting: { en: 'Install a chain', pt: 'Trocar corrente' },
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
    title: { en: 'It answers while your business is closed', pt: 'Ele atende com a loja fechada' },
    stands: { en: 'availability.', pt: 'de atendimento.' },
    text: {
      en: (staffed: string, all: string) =>
        `The workshop in this example is staffed ${staffed} of the week’s ${all} hours. The agent answers in all ${all}. When a person is needed, it says who will reply and from when.`,
      pt: (staffed: string, all: string) =>
        `A oficina do exemplo tem gente em ${staffed} das ${all} horas da semana; o agente atende nas ${all}. Quando precisa de uma pessoa, ele diz quem responde e a partir de que horas.`,
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
      staffed: { en: 'team and agent', pt: 'pessoas e agente' },
      alone: { en: 'agent only', pt: 'só o agente' },
      chat: { en: 'the chat above', pt: 'a conversa acima' },
    },
    benefits: [
      {
        title: { en: 'Today’s price', pt: 'O preço de hoje' },
        text: {
          en: 'change it in the spreadsheet, and the next answer has it.',
          pt: 'mudou na planilha, muda na próxima resposta.',
        },
      },
      {
        title: { en: 'Booked inside the chat', pt: 'Horário marcado na conversa' },
        text: {
          en: 'with write access, the agent puts it in your calendar.',
          pt: 'com permissão, o agente põe na sua agenda.',
        },
      },
    ],
  },
  works: {
    title: {
      en: 'What you get, priced by quote',
      pt: 'O que você recebe, com preço por orçamento',
    },
    intro: {
      en: 'Your quote confirms the price and the date. Times below are typical. Start with one channel and one source.',
      pt: 'O orçamento confirma preço e prazo; os prazos abaixo são os de costume. Comece com um canal e uma fonte.',
    },
    items: {
      questions: {
        asks: { en: 'Do you open on Saturday?', pt: 'Vocês abrem no sábado?' },

        name: { en: 'Everyday questions', pt: 'Dúvidas do dia a dia' },
        comesOut: {
          en: 'Answers from your price list and opening hours, plus a list of questions your material doesn’t answer yet.',
          pt: 'Respostas com a sua tabela e o seu horário, mais uma lista das perguntas que o seu material ainda não responde.',
        },
      },
      appointments: {
        asks: {
          en: 'Can I move my appointment to Friday?',
          pt: 'Dá para passar o meu horário para sexta?',
        },

        name: { en: 'Appointments', pt: 'Agendamento' },
        comesOut: {
          en: 'A booking in your calendar, a reminder the day before, and a new time if the customer needs one.',
          pt: 'O horário na agenda, o lembrete na véspera e a remarcação.',
        },
      },
      status: {
        asks: { en: 'Where is my order?', pt: 'Cadê o meu pedido?' },

        name: { en: 'Order status', pt: 'Situação do pedido' },
        comesOut: {
          en: 'Order status and delivery date, only for the customer who placed the order.',
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
          en: 'A new entry in your sales list with name, request and deadline. Your salesperson sends the quote.',
          pt: 'Uma ficha na lista de vendas, com nome, pedido e prazo. O vendedor manda o orçamento.',
        },
      },
      bills: {
        asks: { en: 'Could you send me the invoice again?', pt: 'Pode mandar o boleto de novo?' },

        name: { en: 'Copies of invoices', pt: 'Segunda via de boleto' },
        comesOut: {
          en: 'Invoices and payment links, sent again on request; requests for more time to pay go to your finance team.',
          pt: 'O boleto ou a nota fiscal, enviados de novo ao cliente. Pedido de prazo vai para o financeiro.',
        },
      },
      mail: {
        asks: { en: 'Is this part still made?', pt: 'Ainda fabricam esta peça?' },

        name: { en: 'Drafts for the inbox', pt: 'Rascunhos para o e-mail' },
        comesOut: {
          en: 'Emails sorted by topic, each with a draft reply. Someone on your team reads it and presses Send.',
          pt: 'E-mail separado por assunto, com o rascunho da resposta. Alguém da equipe lê e aperta Enviar.',
        },
      },
      staff: {
        asks: {
          en: 'How many days off do I get when I move?',
          pt: 'Quantos dias de folga eu tenho para mudança?',
        },

        name: { en: 'Questions from your own staff', pt: 'Perguntas da própria equipe' },
        comesOut: {
          en: 'The answer with document and page, for employees with access to that document.',
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
      en: 'We agree on this with you before the first chat with a customer. Anything your sources don’t answer goes to your team.',
      pt: 'A gente combina isso com você antes de o agente atender alguém. O que as suas fontes não respondem vai para a sua equipe.',
    },
    caption: {
      en: 'Example: what the agent may do at Example Cycles',
      pt: 'Exemplo: a oficina da conversa',
    },
    subject: { en: 'Subject', pt: 'Assunto' },
    alone: { en: 'The agent does alone', pt: 'O agente faz sozinho' },
    passes: { en: 'Your team decides', pt: 'A sua equipe decide' },
    rows: {
      price: {
        name: { en: 'Price', pt: 'Preço' },
        alone: { en: 'Gives the price on the list', pt: 'Informa o preço da tabela' },
        passes: { en: 'Discounts, special work', pt: 'Desconto, serviço fora da tabela' },
      },
      calendar: {
        name: { en: 'Calendar', pt: 'Agenda' },
        alone: {
          en: 'Books free times, moves and cancels bookings',
          pt: 'Marca, remarca e desmarca',
        },
        passes: { en: 'Fitting someone in on a full day', pt: 'Encaixe em dia cheio' },
      },
      money: {
        name: { en: 'Money', pt: 'Dinheiro' },
        alone: { en: 'Resends the invoice', pt: 'Manda a segunda via' },
        passes: { en: 'Refunds, more time to pay', pt: 'Reembolso, prazo, acordo' },
      },
      complaint: {
        name: { en: 'Complaint', pt: 'Reclamação' },
        alone: { en: 'Listens and sums it up', pt: 'Ouve e resume' },
        passes: { en: 'The reply', pt: 'A resposta' },
      },
      safety: {
        name: { en: 'Health, safety, law', pt: 'Saúde, segurança, leis' },
        alone: { en: 'Sends the text you approved', pt: 'Manda o texto que você aprovou' },
        passes: { en: 'Anything beyond it', pt: 'O que passar disso' },
      },
    },
  },
  wrong: {
    title: { en: 'One day it will be wrong. Then what?', pt: 'Um dia ele erra. E aí?' },
    intro: {
      en: 'A language model can misread a question. We plan for that before launch, and you can always switch the agent off.',
      pt: 'Um modelo de linguagem pode entender mal uma pergunta. Para esse dia há três medidas prontas, e dá para desligar o agente inteiro.',
    },
    steps: [
      {
        title: { en: 'Your team steps in', pt: 'A sua equipe entra' },
        text: {
          en: 'Anyone on your team can write in the same chat at any moment, and the agent falls silent there.',
          pt: 'A equipe pode escrever na mesma conversa a qualquer momento, e ali o agente se cala.',
        },
      },
      {
        title: { en: 'We find the cause', pt: 'A gente acha a causa' },
        text: {
          en: 'Old price in the list? You correct the list. Right list, wrong answer? We correct the agent.',
          pt: 'Preço velho na tabela? Você corrige a tabela. Tabela certa e resposta errada? A gente corrige o agente.',
        },
      },
      {
        title: { en: 'The mistake becomes a test', pt: 'O erro vira teste' },
        text: {
          en: 'A corrected agent must pass that test before it talks to customers again.',
          pt: 'Agente alterado só volta a atender depois de passar nesse teste.',
        },
      },
    ],
  },
  begin: {
    title: { en: 'Start with ten questions', pt: 'Comece com dez perguntas' },
    text: {
      en: 'Send ten questions customers asked this week. We’ll tell you which ones an agent can answer, and from which source.',
      pt: 'Copie dez perguntas que os clientes fizeram nesta semana. A gente diz quais um agente responde, e com que fonte.',
    },
    send: { en: 'Send ten questions', pt: 'Mandar as dez perguntas' },
    steps: [
      {
        en: 'You send them on WhatsApp. The first conversation costs nothing.',
        pt: 'Você manda pelo WhatsApp. A primeira conversa é grátis.',
      },
      {
        en: 'You get a written quote: the sources, the channel, the limits, how long chats are kept, how many weeks it takes and the price.',
        pt: 'Você recebe o orçamento, com fontes, canal, limites, por quanto tempo as conversas ficam guardadas, prazo e preço.',
      },
      {
        en: 'We test the agent on past chats; you mark what’s wrong.',
        pt: 'A gente testa o agente com conversas antigas; você marca o que está errado.',
      },
      {
        en: 'It goes live on one channel while someone on your team monitors the chats.',
        pt: 'O agente entra no ar em um canal, e alguém da equipe acompanha as conversas.',
      },
    ],
    cost: {
      title: { en: 'What affects the price', pt: 'O que pesa no preço' },
      build: {
        name: { en: 'Setup', pt: 'Implantação' },
        text: {
          en: 'It depends on the channels and sources, and on whether the agent also writes to them.',
          pt: 'Pesam o número de canais e de fontes e se o agente só consulta ou também grava.',
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
        name: { en: 'When you don’t need us', pt: 'Pode não precisar' },
        text: {
          en: 'A few messages a day? Quick replies in WhatsApp may be enough.',
          pt: 'Poucas mensagens por dia? As respostas rápidas do WhatsApp podem bastar.',
        },
      },
    },
  },
});
