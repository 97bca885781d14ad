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
        `Software that signs in, downloads, checks and enters data; exceptions go to your team. See a before-and-after example and ${count} routines with typical times.`,
      pt: (count: string) =>
        `O robô entra no site do banco, baixa o extrato, confere e lança; o que não bate vai para a sua equipe. Veja uma manhã antes e depois e ${count} rotinas com prazo.`,
    },
  },
  tell: { en: 'Ask for a quote', pt: 'Pedir orçamento' },
  hero: {
    kicker: {
      en: 'Process automation (RPA) for repetitive office work',
      pt: 'Automação de processos (RPA) para rotina de escritório',
    },
    saved: {
      en: (time: string) => `${time} back each morning`,
      pt: (time: string) => `${time} de volta toda manhã`,
    },
    scale: {
      en: 'Staff time, drawn to scale. Each block is a step of the example below.',
      pt: 'Cada bloco é um passo do exemplo abaixo; o tamanho é o tempo que ele toma da equipe.',
    },
    title: {
      en: 'Software handles the routine. You handle the exceptions.',
      pt: 'O robô faz a tarefa de todo dia. Você resolve só as exceções.',
    },
    lead: {
      en: 'Does someone copy, check and enter the same data every day? A robot can do it, in the systems you already use.',
      pt: 'Alguém da equipe baixa, confere e lança dados todo dia? Um robô faz isso nos sistemas que você já usa.',
    },
    works: { en: 'See what the robot can take over', pt: 'Ver o que o robô assume' },
    time: {
      name: { en: 'Time', pt: 'Prazo' },
      text: {
        en: (test: string, alone: string) =>
          `first supervised run in ${test}; running on its own ${alone} after that`,
        pt: (test: string, alone: string) =>
          `o robô entra em teste em ${test} e trabalha sozinho ${alone} depois`,
      },
    },
    price: {
      name: { en: 'Price', pt: 'Preço' },
      text: {
        en: 'by quote; the quote is free, on WhatsApp or by email',
        pt: 'por orçamento; pedir é grátis, por WhatsApp ou e-mail',
      },
    },
  },
  day: {
    title: { en: 'follow a payment, step by step', pt: 'siga um pagamento, passo a passo' },
    intro: {
      en: (counts: Counts) =>
        `A wholesaler checks who has paid before it ships: ${counts.payments} payments came in, and ${counts.odd} match no invoice. Switch the view and add up your team’s minutes.`,
      pt: (counts: Counts) =>
        `Uma distribuidora confere quem pagou antes de liberar os pedidos: entraram ${counts.payments} pagamentos, e ${counts.odd} não batem com nenhum boleto. Alterne e some os minutos da equipe.`,
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
    was: { en: 'who does the step today', pt: 'quem faz o passo hoje' },
    nobody: { en: 'Nobody', pt: 'Ninguém' },
    wait: {
      en: (time: string) => `${time} of waiting`,
      pt: (time: string) => `${time} de espera`,
    },
    sum: {
      en: (until: string) => `of staff time, all done at ${until}`,
      pt: (until: string) => `da equipe, tudo pronto às ${until}`,
    },
    steps: {
      open: {
        name: { en: 'Sign in to the bank', pt: 'Entrar no banco' },
        today: {
          en: 'Types the password; the bank wants a code.',
          pt: 'Digita a senha; o banco pede um código.',
        },
        robot: {
          en: 'Uses a read-only login of its own.',
          pt: 'Tem um acesso próprio, só de consulta.',
        },
      },
      code: {
        name: { en: 'Get the bank’s code', pt: 'Conseguir o código' },
        today: {
          en: 'The code is on her phone; she’s on the road.',
          pt: 'O código está no celular dela, e ela está na rua.',
        },
        robot: { en: 'This step is no longer needed.', pt: 'Este passo deixou de ser necessário.' },
      },
      download: {
        name: { en: 'Download the statement', pt: 'Baixar o extrato' },
        today: {
          en: 'Finds yesterday’s statement and saves the file.',
          pt: 'Procura o extrato de ontem e salva o arquivo.',
        },
        robot: {
          en: 'Downloads yesterday’s file and keeps a copy.',
          pt: 'Baixa o extrato de ontem e guarda uma cópia.',
        },
      },
      copy: {
        name: { en: 'Copy it to the spreadsheet', pt: 'Passar para a planilha' },
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
          en: 'Looks up each amount in the open invoices.',
          pt: 'Procura valor por valor nos boletos em aberto.',
        },
        robot: {
          en: ({ plain, odd }: Counts) => `${plain} match by number and amount; ${odd} don’t.`,
          pt: ({ plain, odd }: Counts) => `${plain} batem em número e valor; ${odd}, não.`,
        },
      },
      book: {
        name: { en: 'Mark each as paid', pt: 'Dar baixa no ERP' },
        today: {
          en: ({ plain }: Counts) =>
            `Opens and saves ${plain} invoices in the accounting system (ERP).`,
          pt: ({ plain }: Counts) =>
            `Abre ${plain} títulos no sistema de gestão (ERP) e salva um a um.`,
        },
        robot: {
          en: ({ plain }: Counts) => `Marks the ${plain} as paid and checks each one.`,
          pt: ({ plain }: Counts) => `Dá baixa nos ${plain} e confere cada um.`,
        },
      },
      tell: {
        name: { en: 'Tell the warehouse', pt: 'Avisar a expedição' },
        today: {
          en: 'Writes down which orders can ship.',
          pt: 'Escreve quais pedidos podem sair.',
        },
        robot: {
          en: 'Sends the list of orders that can ship.',
          pt: 'Manda a lista dos pedidos que podem sair.',
        },
      },
      odd: {
        name: { en: 'Clear up the rest', pt: 'Resolver as dúvidas' },
        today: {
          en: ({ odd }: Counts) => `Finds out who sent the other ${odd} payments.`,
          pt: ({ odd }: Counts) => `Procura quem fez os outros ${odd} pagamentos.`,
        },
        robot: {
          en: ({ odd }: Counts) => `Checks the ${odd}; the robot suggests a customer for each.`,
          pt: ({ odd }: Counts) => `Confere os ${odd}; o robô sugere o cliente de cada um.`,
        },
      },
    },
    scale: {
      title: { en: 'The same morning, to scale', pt: 'A mesma manhã, em escala' },
      people: { en: 'your team at work', pt: 'pessoas trabalhando' },
      waiting: { en: 'waiting for someone', pt: 'esperando alguém' },
      robot: { en: 'robot at work', pt: 'robô trabalhando' },
      told: {
        today: {
          en: (from: string, to: string, work: string, wait: string) =>
            `From ${from} to ${to}: ${work} of staff time, ${wait} of waiting.`,
          pt: (from: string, to: string, work: string, wait: string) =>
            `Das ${from} às ${to}: ${work} de trabalho humano, ${wait} de espera.`,
        },
        robot: {
          en: (from: string, to: string, work: string, opens: string) =>
            `From ${from} to ${to}: ${work} of staff time. The unclear payments wait until Sales starts at ${opens}`,
          pt: (from: string, to: string, work: string, opens: string) =>
            `Das ${from} às ${to}: ${work} de trabalho humano. Os pagamentos em dúvida esperam a equipe de Vendas, às ${opens}.`,
        },
      },
    },
    totals: {
      title: { en: 'What it adds up to', pt: 'Quanto dá no total' },
      what: { en: 'In this example', pt: 'Neste exemplo' },
      daily: { en: 'Staff time a day', pt: 'Trabalho humano por dia' },
      monthly: {
        en: (days: string) => `In ${days} business days`,
        pt: (days: string) => `Em ${days} dias úteis`,
      },
      typed: { en: 'Lines typed by hand', pt: 'Linhas digitadas à mão' },
      told: { en: 'Warehouse gets its list at', pt: 'A expedição recebe a lista às' },
      settled: { en: 'Unclear payments settled at', pt: 'Dúvidas resolvidas às' },
    },
    call: {
      text: {
        en: 'Does your company have a morning like this one?',
        pt: 'Na sua empresa também tem uma manhã assim?',
      },
      label: { en: 'Send my routine on WhatsApp', pt: 'Contar a minha no WhatsApp' },
    },
    small: {
      en: 'The two unclear payments wait until the office opens. The other orders can ship before then.',
      pt: 'Os pagamentos em dúvida esperam o escritório abrir; os pedidos dos outros já estão liberados.',
    },
  },
  gains: {
    items: [
      {
        name: { en: 'Done before you arrive', pt: 'Quando o robô roda' },
        text: {
          en: 'The robot runs at the hour you set, or each time a file arrives in a folder.',
          pt: 'O robô roda na hora marcada, ou quando chega um arquivo na pasta.',
        },
      },
      {
        name: {
          en: 'It works with the systems you have',
          pt: 'Funciona com os sistemas que você tem',
        },
        text: {
          en: 'Websites with a login, Windows programs, spreadsheets, email, PDF, XML, bank files. Where there’s an API, we use it.',
          pt: 'E-mail, planilha, programa de Windows, site com senha, PDF, XML, arquivo de banco. Se existe API, a gente usa a API.',
        },
      },
    ],
    unfit: {
      title: { en: 'Don’t automate it if', pt: 'Não automatize quando' },
      items: [
        {
          en: 'it’s different each time, or the rule is “ask Marta”.',
          pt: 'a tarefa muda toda vez, ou a regra é “pergunta para a Marta”.',
        },
        {
          en: 'it comes up twice a year and takes an hour.',
          pt: 'a tarefa aparece duas vezes por ano e leva uma hora.',
        },
        {
          en: 'the website’s terms forbid robots and it has no API to use instead.',
          pt: 'o site proíbe robô nos termos de uso e não tem API para usar no lugar.',
        },
      ],
    },
  },
  works: {
    title: {
      en: 'What the robot takes over, priced by quote',
      pt: 'O que o robô assume, com preço por orçamento',
    },
    intro: {
      en: 'Your quote sets the price and the date. Weeks run from your approval to a supervised first run. Routine not here? Tell us.',
      pt: 'O orçamento confirma preço e data. O prazo vai da aprovação até o robô rodar ao lado da equipe. Sua rotina não está aqui? Conte como ela é.',
    },
    price: {
      name: { en: 'The price depends on', pt: 'No preço pesam' },
      text: {
        en: 'the systems the robot signs in to and whether they have an API, the exceptions that need a rule of their own, and who maintains it each month.',
        pt: 'os sistemas em que o robô entra e se eles têm API, as exceções com regra própria e quem cuida do robô todo mês.',
      },
    },
    send: { en: 'The robot uses:', pt: 'O robô usa:' },
    items: {
      bank: {
        name: { en: 'Matching payments to invoices', pt: 'Conciliação de boletos e Pix' },
        in: {
          en: 'The bank statement and the open invoices in your accounting system or spreadsheet.',
          pt: 'O extrato ou o arquivo de retorno do banco e os títulos em aberto.',
        },
        out: {
          en: 'Invoices marked as paid by plain rules, without AI, and a short list of payments that match no invoice.',
          pt: 'Títulos baixados por regra, sem IA, e uma lista curta do que não bateu.',
        },
      },
      invoices: {
        name: { en: 'Entering supplier invoices', pt: 'Nota de fornecedor no ERP' },
        in: {
          en: 'The inbox your suppliers write to, and your purchase orders.',
          pt: 'A caixa de e-mail em que chegam XML e PDF, e os pedidos de compra.',
        },
        out: {
          en: 'A draft entry for each invoice, with the file attached. Differences in price or quantity are flagged.',
          pt: 'A nota pronta para você aprovar, com o arquivo; diferença de preço ou quantidade vem marcada.',
        },
      },
      issue: {
        name: {
          en: 'Issuing invoices on a government site',
          pt: 'Emissão de NFS-e',
        },
        in: {
          en: 'A spreadsheet of the month with client, service and amount.',
          pt: 'A planilha do mês: cliente, serviço, valor.',
        },
        out: {
          en: 'Invoices issued and sent to each client, and a list of any the site refused, with the reason.',
          pt: 'Notas emitidas e enviadas a cada cliente; as recusadas voltam com o motivo.',
        },
      },
      orders: {
        name: { en: 'Entering marketplace orders', pt: 'Pedido do marketplace no ERP' },
        in: {
          en: 'New orders from your store, marketplaces or email.',
          pt: 'Pedidos novos da loja, dos marketplaces ou do e-mail.',
        },
        out: {
          en: 'Orders in your system (ERP) with stock reserved; out-of-stock items go to Sales.',
          pt: 'Pedidos no ERP com estoque reservado; item em falta vai para Vendas.',
        },
      },
      prices: {
        name: { en: 'Updating prices', pt: 'Atualização de preços' },
        in: {
          en: 'The supplier’s new price list and your rule for the margin.',
          pt: 'A tabela nova do fornecedor e a sua regra de margem.',
        },
        out: {
          en: 'New prices in your store and your system; changes above your limit wait for your approval.',
          pt: 'Preço novo na loja e no ERP; o que passa do seu limite espera a sua aprovação.',
        },
      },
      certificates: {
        name: {
          en: 'Getting certificates from government portals',
          pt: 'Certidões negativas em dia',
        },
        in: {
          en: 'Your company registration numbers and the government portals that issue the certificates.',
          pt: 'Os CNPJs e os portais: Receita, FGTS, CNDT na Justiça do Trabalho, estado, prefeitura.',
        },
        out: {
          en: 'PDFs in a folder, named by expiration date; a notice before one expires.',
          pt: 'PDFs na pasta, com a validade no nome; aviso antes de vencer.',
        },
      },
      payroll: {
        name: { en: 'Sending pay stubs to employees', pt: 'Holerite para cada funcionário' },
        in: {
          en: 'The single PDF that your payroll provider sends.',
          pt: 'O PDF único que a contabilidade manda.',
        },
        out: {
          en: 'Each employee gets their own page by email; you get a list of the emails that bounced.',
          pt: 'Cada funcionário recebe a sua página por e-mail; você recebe a lista dos e-mails que voltaram.',
        },
      },
      reports: {
        name: { en: 'Sending reports by email', pt: 'Relatório por e-mail' },
        in: {
          en: 'The screens and spreadsheets your team builds its Monday report from.',
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
      en: 'What happens when the bank moves a button',
      pt: 'No dia em que o banco muda um botão',
    },
    intro: {
      en: 'Websites change and go down. The robot’s message names the step where it stopped.',
      pt: 'Sites mudam e saem do ar. O robô interrompe a tarefa e diz onde parou.',
    },
    line: { en: 'When in doubt, it stops and tells you.', pt: 'Na dúvida, ele para e avisa.' },
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
          `For today, continue by hand from step ${step}. Your support contact got this message too.`,
        pt: (step: string) =>
          `Hoje, continue à mão a partir do passo ${step}. Quem cuida do robô também recebeu esta mensagem.`,
      },
    },
    cases: {
      down: {
        name: { en: 'The website is down', pt: 'O site está fora do ar' },
        text: {
          en: (times: string, apart: string) =>
            `The robot tries ${times} times, ${apart} apart, then alerts you.`,
          pt: (times: string, apart: string) =>
            `O robô tenta ${times} vezes, a cada ${apart}, e avisa.`,
        },
      },
      changed: {
        name: { en: 'The page has changed', pt: 'A página mudou' },
        text: {
          en: 'The robot never clicks what it doesn’t recognize: it tries again, stops and tells you. Whoever maintains it adapts it to the new page.',
          pt: 'O robô não clica no que não reconhece: tenta de novo, para e avisa. Quem cuida dele o adapta à página nova.',
        },
      },
      middle: {
        name: { en: 'The robot is cut off halfway', pt: 'Caiu no meio do lançamento' },
        text: {
          en: 'Before it resumes, it checks your system for what is already recorded, so nothing is entered twice.',
          pt: 'Antes de continuar, o robô confere no ERP o que já foi baixado, e nada é lançado duas vezes.',
        },
      },
      unclear: {
        name: { en: 'A figure makes no sense', pt: 'Um valor não faz sentido' },
        text: {
          en: 'It goes on your team’s list, with the reason.',
          pt: 'O valor vai para a lista da sua equipe, com o motivo.',
        },
      },
    },
  },
  start: {
    title: { en: 'How it works, in four steps', pt: 'Como funciona, em quatro passos' },
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
          en: 'It lists the steps, exceptions, date and price before work begins.',
          pt: 'Ele diz os passos, as exceções, a data e o preço, antes do trabalho.',
        },
      },
      beside: {
        title: { en: 'Run with supervision', pt: 'Rode com supervisão' },
        text: {
          en: (span: string) =>
            `For ${span} the robot does the work, and someone on your team checks and confirms it. Each correction becomes a rule.`,
          pt: (span: string) =>
            `Por ${span}, o robô faz o trabalho e alguém da equipe confere e confirma. Cada diferença vira uma regra nova do robô.`,
        },
      },
      alone: {
        title: { en: 'Let it run', pt: 'Deixe o robô trabalhar' },
        text: {
          en: 'The robot runs on your computer or server. The source code and the logins are yours.',
          pt: 'O robô roda no seu computador ou servidor. O código-fonte e os acessos são seus.',
        },
      },
    },
  },
  worth: {
    title: {
      en: 'How much time does a small task take in a year?',
      pt: 'Quanto tempo uma tarefa pequena toma por ano?',
    },
    daily: { en: 'Each business day', pt: 'Por dia útil' },
    monthly: { en: 'In a month', pt: 'No mês' },
    yearly: { en: 'In a year', pt: 'No ano' },
    small: {
      en: (days: string) => `A month counted as ${days} business days.`,
      pt: (days: string) => `Mês contado com ${days} dias úteis.`,
    },
  },
  questions: [
    {
      ask: { en: 'Where are the passwords kept?', pt: 'Onde ficam as senhas?' },
      answer: {
        en: 'In a password vault on the machine the robot runs on, outside its source code. The robot gets logins of its own, with no more rights than the routine needs, and you can revoke them.',
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
        en: 'Only if the program the robot uses is installed there and nowhere else. For websites, a small server is enough; its monthly cost is stated in the quote.',
        pt: 'Só se o programa que o robô usa estiver instalado apenas nele. Para sites, basta um servidor pequeno; o custo mensal vem no orçamento.',
      },
    },
    {
      ask: { en: 'Does the robot use AI?', pt: 'O robô usa IA?' },
      answer: {
        en: 'It mostly follows plain rules, which do the same thing tomorrow as today. We use AI where something has to be read, such as an invoice that is only a photo.',
        pt: 'Quase tudo é regra simples, que amanhã faz o mesmo que hoje. A IA entra quando é preciso ler alguma coisa, como uma nota que veio em foto.',
      },
    },
  ],
  end: {
    title: {
      en: 'What do you do each morning?',
      pt: 'O que você faz toda manhã?',
    },
    text: {
      en: 'How often do you do it, and how many minutes does it take? That’s enough for a first answer, even if it’s “leave it as it is”.',
      pt: 'Conte qual é a tarefa, quantas vezes ela se repete e quantos minutos leva. A gente responde, mesmo que seja “deixe como está”.',
    },
  },
});
