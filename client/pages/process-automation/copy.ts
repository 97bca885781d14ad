import { words } from '../../../shared/copy';

/** What came in that morning. */
export type Counts = { payments: string; odd: string; plain: string };

export const copy = words({
  head: {
    title: {
      en: 'Process automation (RPA) for office routines',
      pt: 'Automação de processos (RPA) para empresas',
    },
    description: {
      en: (count: string) =>
        `A robot signs in, downloads, checks and records; odd cases go to a person. See one morning before and after, and ${count} routines with their lead times.`,
      pt: (count: string) =>
        `O robô entra no site do banco, baixa o extrato, confere e lança; o que não bate vai para uma pessoa. Veja uma manhã antes e depois e ${count} rotinas com prazo.`,
    },
  },
  tell: { en: 'Describe the task', pt: 'Descrever a tarefa' },
  hero: {
    kicker: {
      en: 'Process automation (RPA) for repetitive office work',
      pt: 'Automação de processos (RPA) para rotina de escritório',
    },
    gain: {
      en: 'of people’s work each morning, in the sample below',
      pt: 'de trabalho por manhã, no exemplo abaixo',
    },

    title: {
      en: 'Software does the daily chore, you decide the odd case',
      pt: 'O robô faz a tarefa de todo dia; você, só a exceção',
    },
    lead: {
      en: 'If somebody in your company copies, checks and records in the same order day after day, a program can do it, on the screens you already have.',
      pt: 'Se alguém aí baixa, copia, confere e lança na mesma ordem dia após dia, um programa faz, nas telas que você já usa.',
    },
    works: { en: 'See what it can take over', pt: 'Ver o que o robô assume' },
    time: {
      name: { en: 'How long', pt: 'Prazo' },
      text: {
        en: (span: string) => `${span} to a supervised first run`,
        pt: (span: string) => `${span} até começar a rodar`,
      },
    },
    price: {
      name: { en: 'Price', pt: 'Preço' },
      text: {
        en: 'by quote, on WhatsApp or by email',
        pt: 'por orçamento, pelo WhatsApp ou e-mail',
      },
    },
  },
  day: {
    title: {
      en: 'One morning: which customers paid?',
      pt: 'Uma manhã: quais clientes pagaram?',
    },
    intro: {
      en: (counts: Counts) =>
        `A wholesaler has to know before its orders leave: ${counts.payments} payments, ${counts.odd} of them unclear. Use the switch to see who does each step.`,
      pt: (counts: Counts) =>
        `Uma distribuidora precisa saber antes de liberar os pedidos: ${counts.payments} pagamentos, ${counts.odd} em dúvida. Alterne e veja quem faz cada passo.`,
    },
    legend: { en: 'Show the morning', pt: 'Mostrar a manhã' },
    list: { en: 'The morning, step by step', pt: 'A manhã, passo a passo' },
    ways: {
      today: { en: 'As it is today', pt: 'Como é hoje' },
      robot: { en: 'With the robot', pt: 'Com o robô' },
    },
    lanes: {
      finance: { en: 'Finance', pt: 'Financeiro' },
      owner: { en: 'Owner', pt: 'Dona' },
      sales: { en: 'Sales', pt: 'Vendas' },
      robot: { en: 'Robot', pt: 'Robô' },
    },
    nobody: { en: 'Nobody', pt: 'Ninguém' },
    wait: {
      en: (time: string) => `${time} of waiting`,
      pt: (time: string) => `${time} de espera`,
    },
    sum: {
      en: (until: string) => `of people’s work, all done at ${until}`,
      pt: (until: string) => `de trabalho humano, tudo pronto às ${until}`,
    },
    steps: {
      open: {
        name: { en: 'Sign in to the bank', pt: 'Entrar no banco' },
        today: {
          en: 'Types the password; the bank wants a code too.',
          pt: 'Digita a senha; o banco pede também um código.',
        },
        robot: {
          en: 'Uses a read-only login of its own.',
          pt: 'Tem um acesso próprio, só de consulta.',
        },
      },
      code: {
        name: { en: 'Get the bank’s code', pt: 'Conseguir o código' },
        today: {
          en: 'Has it on her phone, and is on the road.',
          pt: 'Está com ele no celular, e está na rua.',
        },
        robot: { en: 'This step is gone.', pt: 'Não precisa mais.' },
      },
      download: {
        name: { en: 'Fetch the statement', pt: 'Baixar o extrato' },
        today: {
          en: 'Looks for yesterday and saves the file.',
          pt: 'Procura o dia de ontem e salva o arquivo.',
        },
        robot: {
          en: 'Takes yesterday’s file, keeps a copy.',
          pt: 'Baixa o dia de ontem e guarda uma cópia.',
        },
      },
      copy: {
        name: { en: 'Copy it to the sheet', pt: 'Passar para a planilha' },
        today: {
          en: ({ payments }: Counts) => `Copies ${payments} lines, one after another.`,
          pt: ({ payments }: Counts) => `Copia ${payments} linhas, uma por uma.`,
        },
        robot: {
          en: ({ payments }: Counts) => `Reads the ${payments} lines in the file.`,
          pt: ({ payments }: Counts) => `Lê as ${payments} linhas no arquivo.`,
        },
      },
      match: {
        name: { en: 'Find each invoice', pt: 'Achar cada boleto' },
        today: {
          en: 'Looks up every amount among open invoices.',
          pt: 'Procura valor por valor nos boletos em aberto.',
        },
        robot: {
          en: ({ plain, odd }: Counts) => `${plain} fit by number and amount, ${odd} do not.`,
          pt: ({ plain, odd }: Counts) => `${plain} batem em número e valor; ${odd}, não.`,
        },
      },
      book: {
        name: { en: 'Mark each as paid', pt: 'Dar baixa no ERP' },
        today: {
          en: ({ plain }: Counts) => `Opens ${plain} invoices in the ERP, saves each.`,
          pt: ({ plain }: Counts) => `Abre ${plain} títulos no ERP e salva um a um.`,
        },
        robot: {
          en: ({ plain }: Counts) => `Records the ${plain} and reads each one back.`,
          pt: ({ plain }: Counts) => `Dá baixa nos ${plain} e confere cada um.`,
        },
      },
      tell: {
        name: { en: 'Tell the warehouse', pt: 'Avisar a expedição' },
        today: {
          en: 'Writes down which orders may leave.',
          pt: 'Escreve quais pedidos podem sair.',
        },
        robot: {
          en: 'Sends the list of orders that may leave.',
          pt: 'Manda a lista dos pedidos que podem sair.',
        },
      },
      odd: {
        name: { en: 'Clear up the rest', pt: 'Resolver as dúvidas' },
        today: {
          en: ({ odd }: Counts) => `Looks for the senders of ${odd} payments.`,
          pt: ({ odd }: Counts) => `Procura quem fez os outros ${odd}.`,
        },
        robot: {
          en: ({ odd }: Counts) => `Gets the ${odd} with the likeliest customer.`,
          pt: ({ odd }: Counts) => `Recebe os ${odd} com o cliente mais provável.`,
        },
      },
    },
    scale: {
      title: { en: 'The same morning, to scale', pt: 'A mesma manhã, em escala' },
      people: { en: 'people at work', pt: 'pessoas trabalhando' },
      waiting: { en: 'waiting for somebody', pt: 'esperando alguém' },
      robot: { en: 'robot at work', pt: 'robô trabalhando' },
      told: {
        today: {
          en: (from: string, to: string, work: string, wait: string) =>
            `From ${from} to ${to}: ${work} of people’s work, ${wait} of waiting.`,
          pt: (from: string, to: string, work: string, wait: string) =>
            `Das ${from} às ${to}: ${work} de trabalho humano, ${wait} de espera.`,
        },
        robot: {
          en: (from: string, to: string, work: string, wait: string) =>
            `From ${from} to ${to}: ${work} of people’s work. Only the unclear ones wait, ${wait}.`,
          pt: (from: string, to: string, work: string, wait: string) =>
            `Das ${from} às ${to}: ${work} de trabalho humano. Só as dúvidas esperam, ${wait}.`,
        },
      },
    },
    totals: {
      title: { en: 'What it adds up to', pt: 'Quanto dá no total' },
      what: { en: 'In this example', pt: 'Neste exemplo' },
      daily: { en: 'People’s work a day', pt: 'Trabalho humano por dia' },
      monthly: {
        en: (days: string) => `In ${days} working days`,
        pt: (days: string) => `Em ${days} dias úteis`,
      },
      typed: { en: 'Lines typed by hand', pt: 'Linhas digitadas à mão' },
      told: { en: 'The warehouse knows at', pt: 'A expedição sabe às' },
      settled: { en: 'Unclear ones settled at', pt: 'Dúvidas resolvidas às' },
    },
    small: {
      en: 'Sample figures. The unclear payments wait until the office opens; the other orders leave before.',
      pt: 'Números de exemplo. Os pagamentos em dúvida esperam o escritório abrir; os outros pedidos saem antes.',
    },
  },
  gains: {
    title: { en: 'What you notice, apart from the time', pt: 'O que muda, além do tempo' },
    items: [
      {
        name: { en: 'The answer is there before the coffee', pt: 'A resposta chega antes do café' },
        text: {
          en: 'It runs at the hour you set, or each time a file lands in a folder.',
          pt: 'Ele roda na hora marcada, ou quando cai um arquivo na pasta.',
        },
      },
      {
        name: { en: 'Your systems stay', pt: 'Seus sistemas continuam' },
        text: {
          en: 'Sites with a login, ERPs on Windows, spreadsheets, email, PDF, XML and bank files. Where there is an API we use it.',
          pt: 'E-mail, planilha, ERP no Windows, site com senha, PDF, XML e arquivo de banco. Se existe API, a gente usa a API.',
        },
      },
    ],
    unfit: {
      title: { en: 'Leave it to a person if', pt: 'Deixe com uma pessoa quando' },
      items: [
        {
          en: 'it is different each time, or the rule is “ask Marta”;',
          pt: 'cada vez é de um jeito, ou a regra é “pergunta para a Marta”;',
        },
        {
          en: 'it comes round twice a year and takes an hour;',
          pt: 'acontece duas vezes por ano e leva uma hora;',
        },
        {
          en: 'the site forbids robots in its terms: then we ask for its API instead.',
          pt: 'o site proíbe robô nos termos de uso: aí o caminho é pedir a API.',
        },
      ],
    },
  },
  works: {
    title: { en: 'Routines we take over', pt: 'Rotinas que a gente assume' },
    intro: {
      en: 'Typical time from approval to a supervised first run; your quote confirms yours. Not listed? Describe it.',
      pt: 'Prazo típico, do seu “sim” até rodar ao lado da equipe; o orçamento confirma o seu. A sua não está aqui? Conte como é.',
    },
    items: {
      bank: {
        name: { en: 'Payments matched to invoices', pt: 'Conciliação de boletos e Pix' },
        in: {
          en: 'The bank statement and the open invoices in your ERP or spreadsheet.',
          pt: 'O extrato ou o arquivo de retorno do banco e os títulos em aberto.',
        },
        out: {
          en: 'Invoices marked as paid; a short list of payments that fit none.',
          pt: 'Títulos baixados e uma lista curta do que não bateu.',
        },
      },
      invoices: {
        name: { en: 'Supplier invoices into the ERP', pt: 'Nota de fornecedor no ERP' },
        in: {
          en: 'The inbox that suppliers write to, and your purchase orders.',
          pt: 'A caixa de e-mail em que chegam XML e PDF, e os pedidos de compra.',
        },
        out: {
          en: 'A draft entry for each, file attached; differences in price or quantity are marked.',
          pt: 'Nota lançada para aprovar, com o arquivo; diferença de preço ou quantidade vem marcada.',
        },
      },
      issue: {
        name: {
          en: 'Invoices issued on a government site',
          pt: 'Emissão de NFSe no site da prefeitura',
        },
        in: {
          en: 'A spreadsheet of the month: client, service, amount.',
          pt: 'A planilha do mês: cliente, serviço, valor.',
        },
        out: {
          en: 'Invoices issued and sent to each client; those the site refused, with its reason.',
          pt: 'Notas emitidas e enviadas a cada cliente; as recusadas, com o motivo da prefeitura.',
        },
      },
      orders: {
        name: { en: 'Marketplace orders into the ERP', pt: 'Pedido do marketplace no ERP' },
        in: {
          en: 'New orders from your shop, marketplaces or email.',
          pt: 'Pedidos novos da loja, dos marketplaces ou do e-mail.',
        },
        out: {
          en: 'Orders in the ERP with stock set aside; what is out of stock goes to Sales.',
          pt: 'Pedidos no ERP com estoque reservado; o que está em falta vai para Vendas.',
        },
      },
      prices: {
        name: { en: 'Price updates', pt: 'Atualização de preços' },
        in: {
          en: 'The supplier’s new price list and your rule for the margin.',
          pt: 'A tabela nova do fornecedor e a sua regra de margem.',
        },
        out: {
          en: 'New prices in shop and ERP; changes above your limit wait for your yes.',
          pt: 'Preço novo na loja e no ERP; o que passa do seu limite espera o seu “ok”.',
        },
      },
      certificates: {
        name: {
          en: 'Certificates from government portals',
          pt: 'Certidões negativas em dia',
        },
        in: {
          en: 'Your company numbers and the portals that issue the certificates.',
          pt: 'Os CNPJs e os portais: Receita, FGTS, CNDT na Justiça do Trabalho, estado, prefeitura.',
        },
        out: {
          en: 'PDFs in a folder, named by expiry date; a notice before one expires.',
          pt: 'PDFs na pasta, com a validade no nome; aviso antes de vencer.',
        },
      },
      payroll: {
        name: { en: 'Payslips to each employee', pt: 'Holerite para cada funcionário' },
        in: {
          en: 'The one large PDF that the payroll office sends.',
          pt: 'O PDF único que a contabilidade manda.',
        },
        out: {
          en: 'One page to each person’s own address; a list of the emails that came back.',
          pt: 'A página de cada um no e-mail de cada um; a lista dos e-mails que voltaram.',
        },
      },
      reports: {
        name: { en: 'Reports by email', pt: 'Relatório por e-mail' },
        in: {
          en: 'The ERP screens and spreadsheets somebody puts together on Mondays.',
          pt: 'As telas do ERP e as planilhas que alguém junta toda segunda.',
        },
        out: {
          en: 'The same table in your inbox at the hour you choose.',
          pt: 'A mesma tabela no seu e-mail, na hora que você escolher.',
        },
      },
    },
  },
  stop: {
    title: {
      en: 'The day the bank moves a button',
      pt: 'No dia em que o banco muda um botão',
    },
    intro: {
      en: 'Sites change and go down. A robot that guesses then does damage, so ours stops and says where.',
      pt: 'Site muda e sai do ar. Robô que chuta faz estrago, então o nosso para e diz onde parou.',
    },
    mail: {
      label: { en: 'The message that Finance gets', pt: 'A mensagem que o Financeiro recebe' },
      from: { en: 'From', pt: 'De' },
      sender: { en: 'Robot', pt: 'Robô' },
      to: { en: 'To', pt: 'Para' },
      address: { en: 'finance@example.com', pt: 'financeiro@example.com' },
      subject: {
        en: (step: string, count: string) =>
          `Stopped at step ${step} of ${count}. Nothing recorded.`,
        pt: (step: string, count: string) => `Parei no passo ${step} de ${count}. Nada lançado.`,
      },
      lines: {
        signed: { en: 'Signed in to the bank.', pt: 'Entrei no banco.' },
        missing: {
          en: 'The “Statement” button is not where it was. Screenshot attached.',
          pt: 'O botão “Extrato” não está onde estava. Foto da tela em anexo.',
        },
        again: { en: 'Tried again: still missing.', pt: 'Tentei de novo: continua sem o botão.' },
        stopped: {
          en: 'Tried again, then stopped. Payments marked as paid: 0.',
          pt: 'Tentei mais uma vez e parei. Títulos baixados: 0.',
        },
      },
      todo: {
        en: (step: string) =>
          `For today: go on by hand from step ${step}. Whoever looks after the robot has the same message.`,
        pt: (step: string) =>
          `Para hoje: siga à mão a partir do passo ${step}. Quem cuida do robô recebeu esta mesma mensagem.`,
      },
    },
    cases: {
      down: {
        name: { en: 'The site is down', pt: 'O site está fora do ar' },
        text: {
          en: (times: string, apart: string) =>
            `It tries ${times} times, ${apart} apart, then reports.`,
          pt: (times: string, apart: string) => `Tenta ${times} vezes, a cada ${apart}, e avisa.`,
        },
      },
      changed: {
        name: { en: 'The page has changed', pt: 'A página mudou' },
        text: {
          en: 'It presses nothing it does not recognise; we fit it to the new page.',
          pt: 'Não aperta o que não reconhece; a gente ajusta o robô à página nova.',
        },
      },
      middle: {
        name: { en: 'It is cut off in the middle', pt: 'Caiu no meio do lançamento' },
        text: {
          en: 'It first reads in the ERP what is already marked: nothing is recorded twice.',
          pt: 'Primeiro lê no ERP o que já foi baixado: nada é lançado duas vezes.',
        },
      },
      unclear: {
        name: { en: 'A figure makes no sense', pt: 'Um valor não faz sentido' },
        text: {
          en: 'It goes on a person’s list, with the reason.',
          pt: 'Vai para a lista de uma pessoa, com o motivo.',
        },
      },
    },
  },
  start: {
    title: { en: 'From your screen to a robot', pt: 'Da sua tela até o robô' },
    steps: {
      show: {
        title: { en: 'Show us the routine', pt: 'Mostre a rotina' },
        text: {
          en: 'Record your screen while you do it, or let us watch. This conversation is free.',
          pt: 'Grave a tela enquanto faz, ou deixe a gente acompanhar. A conversa é grátis.',
        },
      },
      quote: {
        title: { en: 'Read the quote', pt: 'Leia o orçamento' },
        text: {
          en: 'Steps, exceptions, date and price, before work begins.',
          pt: 'Passos, exceções, data e preço, antes de começar.',
        },
      },
      beside: {
        title: { en: 'Let both do it', pt: 'Deixe os dois fazerem' },
        text: {
          en: (span: string) =>
            `For ${span} the robot prepares, a person compares and confirms. Differences become rules.`,
          pt: (span: string) =>
            `Por ${span}, o robô prepara, alguém compara e confirma. As diferenças viram regra.`,
        },
      },
      alone: {
        title: { en: 'Let it run', pt: 'Solte o robô' },
        text: {
          en: 'It runs on your computer or server. The source code and the logins are yours.',
          pt: 'Ele roda no seu computador ou servidor. O código-fonte e os acessos são seus.',
        },
      },
    },
    price: {
      title: { en: 'What affects the price', pt: 'O que pesa no preço' },
      items: [
        {
          en: 'How many systems it signs in to, and whether they have an API.',
          pt: 'Em quantos sistemas ele entra, e se eles têm API.',
        },
        {
          en: 'How many exceptions need a rule of their own.',
          pt: 'Quantas exceções precisam de regra própria.',
        },
        {
          en: 'Whether we look after it each month, or you do.',
          pt: 'Se a gente cuida dele todo mês ou se é a sua equipe.',
        },
      ],
    },
  },
  worth: {
    title: { en: 'What a small chore adds up to', pt: 'Quanto soma uma tarefa pequena' },
    daily: { en: 'Each working day', pt: 'Por dia útil' },
    monthly: { en: 'In a month', pt: 'No mês' },
    yearly: { en: 'In a year', pt: 'No ano' },
    small: {
      en: (days: string) => `A month counted as ${days} working days.`,
      pt: (days: string) => `Mês contado com ${days} dias úteis.`,
    },
  },
  questions: {
    title: { en: 'Questions before you say yes', pt: 'Perguntas antes do “sim”' },
    items: [
      {
        ask: { en: 'Where are the passwords kept?', pt: 'Onde ficam as senhas?' },
        answer: {
          en: 'In a password vault on the machine the robot runs on, outside its source code. It gets logins of its own, with no more rights than the routine needs, and you can cancel them.',
          pt: 'Num cofre de senhas na máquina em que o robô roda, fora do código. Ele tem acessos próprios, só com as permissões de que a rotina precisa, e você pode cancelar esses acessos.',
        },
      },
      {
        ask: { en: 'Does the robot pay bills?', pt: 'O robô paga conta?' },
        answer: {
          en: 'It can prepare payments. Approving them at the bank stays with a person.',
          pt: 'Pode deixar o pagamento preparado. Quem autoriza no banco continua sendo uma pessoa.',
        },
      },
      {
        ask: {
          en: 'Does my computer have to stay on?',
          pt: 'Meu computador precisa ficar ligado?',
        },
        answer: {
          en: 'Only if the program the robot uses is installed there and nowhere else. For websites a small server will do; its monthly cost is stated in the quote.',
          pt: 'Só se o programa que o robô usa estiver instalado apenas nele. Para sites, basta um servidor pequeno; o custo mensal vem no orçamento.',
        },
      },
      {
        ask: { en: 'Does the robot use AI?', pt: 'O robô usa IA?' },
        answer: {
          en: 'Mostly plain rules, which do the same thing tomorrow as today. AI comes in where something has to be read, such as an invoice that is only a photo.',
          pt: 'Quase tudo é regra simples, que amanhã faz o mesmo que hoje. A IA entra quando é preciso ler alguma coisa, como uma nota que veio em foto.',
        },
      },
    ],
  },
  end: {
    title: {
      en: 'What do you do each morning?',
      pt: 'O que você faz toda manhã?',
    },
    text: {
      en: 'How often, and how many minutes? That is enough for a first answer, even if it is “leave it as it is”.',
      pt: 'Com que frequência, e quantos minutos? Já dá para uma primeira resposta, mesmo que seja “deixe como está”.',
    },
    whatsapp: { en: 'Ask on WhatsApp', pt: 'Chamar no WhatsApp' },
  },
});
