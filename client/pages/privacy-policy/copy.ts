import { words } from '../../../shared/copy';
import { privacyFacts } from '../../../shared/privacy';

const {
  minimumAge,
  answerDays,
  fileHours,
  crashDays,
  accessMonths,
  idleMonths,
  messageYears,
  backupDays,
} = privacyFacts;

export const copy = words({
  head: {
    title: {
      en: 'Privacy policy of our mobile app',
      pt: 'Política de privacidade do aplicativo',
    },
    description: {
      en: 'What our mobile app collects and why, how long each kind of data is kept, and how to see, correct or delete yours. Effective July 1, 2023.',
      pt: 'O que o aplicativo coleta e para quê, por quanto tempo guarda cada dado e como ver, corrigir ou apagar os seus. Em vigor desde 1º de julho de 2023.',
    },
  },
  title: {
    en: (name: string) => `Privacy policy of the ${name} app`,
    pt: (name: string) => `Política de privacidade do aplicativo ${name}`,
  },
  effective: { en: 'Effective ', pt: 'Em vigor desde ' },
  date: { en: 'July 1, 2023', pt: '1º de julho de 2023' },
  back: { en: 'Contents', pt: 'Índice' },
  short: {
    label: { en: 'In short', pt: 'Em resumo' },
    hours: { en: 'hours', pt: 'horas' },
    ads: { en: 'ads', pt: 'anúncios' },
    years: { en: 'years', pt: 'anos' },
    days: { en: 'days', pt: 'dias' },
    reads: {
      en: 'The app reads the documents and photos that you choose and gives you back their text and data.',
      pt: 'O aplicativo lê os documentos e as fotos que você escolhe e devolve o texto e os dados que estão neles.',
    },
    deleted: {
      en: `Files sent to be read are deleted within ${fileHours} hours.`,
      pt: `O arquivo enviado para leitura é apagado em até ${fileHours} horas.`,
    },
    never: {
      en: 'It has no ads and asks for neither your precise location nor your contact list. We sell no data.',
      pt: 'O aplicativo não tem anúncios nem pede a sua localização precisa ou a sua lista de contatos. Não vendemos dados.',
    },
    age: {
      en: `The app is not for children under ${minimumAge}.`,
      pt: `O aplicativo não é para menores de ${minimumAge} anos.`,
    },
    write: {
      en: 'To see, correct or delete your data, write to ',
      pt: 'Para ver, corrigir ou apagar os seus dados, escreva para ',
    },
    end: {
      en: `: you get an answer within ${answerDays} days.`,
      pt: `: a resposta chega em até ${answerDays} dias.`,
    },
  },
  titles: {
    responsible: { en: 'Who is responsible', pt: 'Quem é responsável' },
    data: { en: 'What is collected', pt: 'O que é coletado' },
    purposes: { en: 'Why, and the legal basis', pt: 'Para quê e com que base legal' },
    permissions: { en: 'Phone permissions', pt: 'Permissões no celular' },
    retention: { en: 'How long it is kept', pt: 'Por quanto tempo fica guardado' },
    recipients: { en: 'Who receives it, and where', pt: 'Quem recebe e onde' },
    security: { en: 'Security', pt: 'Segurança' },
    rights: { en: 'Your rights', pt: 'Seus direitos' },
    children: {
      en: `Children under ${minimumAge}`,
      pt: `Menores de ${minimumAge} anos`,
    },
    website: { en: 'This website', pt: 'Este site' },
    changes: { en: 'Changes', pt: 'Mudanças' },
    contact: { en: 'Contact', pt: 'Contato' },
  },
  responsible: {
    scope: {
      en: 'This policy covers the app and this website. It does not cover documents sent to our APIs or to OCR Document Pro. Write to us for their retention and processing terms before you send personal data there.',
      pt: 'Esta política vale para o aplicativo e para este site. Ela não cobre documentos enviados às nossas APIs nem ao OCR Document Pro. Antes de mandar dados pessoais por lá, escreva para nós e peça o prazo de guarda e as condições de tratamento.',
    },

    controller: {
      en: (name: string) =>
        `${name} is the controller of the data described here: it decides what the app collects and why. It is bound by the LGPD (Law 13.709/2018), Brazil’s general data protection law, close in substance to the European GDPR. Articles cited on this page are from the LGPD unless another law is named.`,
      pt: (name: string) =>
        `A controladora dos dados descritos aqui é a ${name}: ela decide o que o aplicativo coleta e para quê. Você, a pessoa a quem os dados se referem, é o titular. A lei é a LGPD (Lei nº 13.709/2018); os artigos citados nesta página são dela, salvo quando outra lei aparece ao lado.`,
    },
    officer: {
      en: 'Our contact for personal data (art. 41) is ',
      pt: 'O nosso canal para assuntos de dados pessoais (art. 41) é ',
    },
    business: {
      en: 'There is one exception. For the data of your customers, suppliers or staff in documents that you process for your business, you or your company is the controller and we are the processor (art. 5, VII): we do with those documents only what you ask the app to do.',
      pt: 'Há uma exceção. Quando você processa documentos do seu negócio, o controlador dos dados de clientes, fornecedores e funcionários que estão neles é você ou a sua empresa, e nós somos a operadora (art. 5º, VII): fazemos com esses documentos só o que você pede ao aplicativo.',
    },
  },
  data: {
    items: [
      {
        term: { en: 'What you enter', pt: 'O que você digita' },
        text: {
          en: 'Your name and email address, if you give them; file names, notes, and the corrections you make to a result.',
          pt: 'Nome e e-mail, se você informar; nomes de arquivos, anotações e as correções que você faz em um resultado.',
        },
      },
      {
        term: { en: 'Documents and photos you choose', pt: 'Documentos e fotos que você escolhe' },
        text: {
          en: 'Only those you select or photograph to have them read, and the text and data read from them. A photo file may record where it was taken: we do not use that, and it is deleted with the file.',
          pt: 'Só os que você seleciona ou fotografa para leitura, mais o texto e os dados lidos neles. O arquivo de uma foto pode registrar o lugar em que ela foi tirada: não usamos essa informação, e ela é apagada com o arquivo.',
        },
      },
      {
        term: { en: 'Technical data', pt: 'Dados técnicos' },
        text: {
          en: 'App version, device model, operating system version and, when the app fails, a crash report: what failed, at which step, and when. A crash report holds no document.',
          pt: 'Versão do aplicativo, modelo do aparelho, versão do sistema e, quando o aplicativo falha, um relatório: o que falhou, em que etapa e quando. O relatório não leva nenhum documento.',
        },
      },
      {
        term: { en: 'Access records', pt: 'Registros de acesso' },
        text: {
          en: 'Date, time and IP address of the connections between the app and our servers, which Brazilian law has us record.',
          pt: 'Data, hora e endereço IP das conexões do aplicativo com os nossos servidores, que a lei nos manda registrar.',
        },
      },
      {
        term: { en: 'Notification code', pt: 'Código de notificação' },
        text: {
          en: 'If you allow notifications: the code by which your phone’s system delivers them to this device.',
          pt: 'Se você permitir notificações: o código que o sistema do celular usa para entregá-las neste aparelho.',
        },
      },
      {
        term: { en: 'Messages to us', pt: 'Mensagens para nós' },
        text: {
          en: 'What you write to us by email or WhatsApp, and the address or number you write from.',
          pt: 'O que você nos escreve por e-mail ou WhatsApp e o endereço ou número de onde escreve.',
        },
      },
    ],
    not: {
      en: 'The app has no advertising and no advertising identifier. It collects neither your precise location nor your contact list, and it does not follow you through other apps or websites.',
      pt: 'O aplicativo não tem anúncios nem usa identificador de publicidade. Não coleta a sua localização precisa nem a sua lista de contatos, e não acompanha o que você faz em outros aplicativos ou sites.',
    },
    sensitive: {
      en: 'It is not made for documents that reveal health, religion, political opinion or other sensitive data (art. 5, II): please leave those out. If one reaches us all the same, we use it only for the result you asked for and delete it like any other file.',
      pt: 'Ele não foi feito para documentos que revelem dados de saúde, religião, opinião política ou outro dado sensível (art. 5º, II): não envie. Se um chegar mesmo assim, serve só para o resultado que você pediu e é apagado como qualquer outro arquivo.',
    },
  },
  purposes: {
    items: [
      {
        term: {
          en: 'Reading your documents and keeping the results for you',
          pt: 'Ler os seus documentos e guardar os resultados para você',
        },
        text: {
          en: 'Performance of the contract with you, at your request (art. 7, V). Uses what you enter and the files you choose; without them the app has nothing to read.',
          pt: 'Execução do contrato com você, a seu pedido (art. 7º, V). Usa o que você digita e os arquivos que escolhe; sem eles, não há o que ler.',
        },
      },
      {
        term: {
          en: 'Finding faults and keeping out abuse',
          pt: 'Achar falhas e impedir abusos',
        },
        text: {
          en: 'Legitimate interest (art. 7, IX) in an app that works and is safe. Uses technical data and access records.',
          pt: 'Legítimo interesse (art. 7º, IX) em um aplicativo que funcione e seja seguro. Usa os dados técnicos e os registros de acesso.',
        },
      },
      {
        term: { en: 'Recording accesses', pt: 'Registrar acessos' },
        text: {
          en: 'Legal obligation (art. 7, II): Law 12.965/2014, art. 15, Brazil’s Internet act (Marco Civil da Internet).',
          pt: 'Obrigação legal (art. 7º, II): Marco Civil da Internet (Lei nº 12.965/2014), art. 15.',
        },
      },
      {
        term: { en: 'Sending notifications', pt: 'Enviar notificações' },
        text: {
          en: 'Your consent (art. 7, I), given when you allow them and withdrawn when you turn them off.',
          pt: 'Seu consentimento (art. 7º, I), dado quando você permite e revogado quando você desativa.',
        },
      },
      {
        term: { en: 'Answering you', pt: 'Responder a você' },
        text: {
          en: 'The contract (art. 7, V) for questions about the app, legal obligation (art. 7, II) for requests about your data. We keep the exchange so that either side can rely on it in a dispute (art. 7, VI).',
          pt: 'O contrato (art. 7º, V), nas dúvidas sobre o aplicativo; obrigação legal (art. 7º, II), nos pedidos sobre os seus dados. Guardamos a conversa para o exercício de direitos em eventual processo (art. 7º, VI).',
        },
      },
    ],
    only: {
      en: 'Your data serves no other purpose. In particular, your documents do not train artificial intelligence models.',
      pt: 'Seus dados não servem para mais nada. Em especial, seus documentos não treinam modelos de inteligência artificial.',
    },
  },
  permissions: {
    intro: {
      en: 'The app asks when it first needs a permission. All three are optional, and you can change each at any time in the settings of your phone.',
      pt: 'O aplicativo pede a permissão quando precisa dela pela primeira vez. As três são opcionais, e você muda cada uma quando quiser nas configurações do celular.',
    },
    items: [
      {
        term: { en: 'Camera', pt: 'Câmera' },
        text: {
          en: 'To photograph a document; it is on only while the capture screen is open. Without it, pick a file you already have.',
          pt: 'Para fotografar um documento; só fica ligada com a tela de captura aberta. Sem ela, escolha um arquivo que você já tem.',
        },
      },
      {
        term: { en: 'Files and photos', pt: 'Arquivos e fotos' },
        text: {
          en: 'To open the document or picture you pick and to save a result on the phone. Without it, photograph the document with the camera.',
          pt: 'Para abrir o documento ou a imagem que você escolhe e salvar um resultado no aparelho. Sem ela, fotografe o documento com a câmera.',
        },
      },
      {
        term: { en: 'Notifications', pt: 'Notificações' },
        text: {
          en: 'To tell you that a document has been read. Without them, open the app to see whether it is ready.',
          pt: 'Para avisar que a leitura de um documento terminou. Sem elas, abra o aplicativo para ver se está pronta.',
        },
      },
    ],
  },
  retention: {
    caption: {
      en: 'How long each kind of data is kept',
      pt: 'Prazo de guarda de cada tipo de dado',
    },
    columns: [
      { en: 'Data', pt: 'Dado' },
      { en: 'Kept', pt: 'Prazo' },
      { en: 'Reason', pt: 'Motivo' },
    ],
    rows: [
      {
        data: {
          en: 'Documents and photos sent to be read',
          pt: 'Documentos e fotos enviados para leitura',
        },
        time: {
          en: `Until they have been read, ${fileHours} hours at most`,
          pt: `Até o fim da leitura, no máximo ${fileHours} horas`,
        },
        why: {
          en: 'You have the original; no backup holds a copy',
          pt: 'O original está com você; nenhum backup leva cópia',
        },
      },
      {
        data: {
          en: 'Name, email address, file names, notes, corrections and results',
          pt: 'Nome, e-mail, nomes de arquivo, anotações, correções e resultados',
        },
        time: {
          en: `Until you delete them, or after ${idleMonths} months in which the app is not used`,
          pt: `Até você apagar, ou depois de ${idleMonths} meses sem uso do aplicativo`,
        },
        why: {
          en: 'So that you find them when you come back',
          pt: 'Para você achar tudo quando voltar',
        },
      },
      {
        data: {
          en: 'Technical data and crash reports',
          pt: 'Dados técnicos e relatórios de falha',
        },
        time: { en: `${crashDays} days`, pt: `${crashDays} dias` },
        why: {
          en: 'So that we can find and fix faults',
          pt: 'Para achar e corrigir falhas',
        },
      },
      {
        data: { en: 'Access records', pt: 'Registros de acesso' },
        time: { en: `${accessMonths} months`, pt: `${accessMonths} meses` },
        why: {
          en: 'Required by Law 12.965/2014, art. 15',
          pt: 'Exigência da Lei nº 12.965/2014, art. 15',
        },
      },
      {
        data: { en: 'Notification code', pt: 'Código de notificação' },
        time: {
          en: 'Until you turn notifications off or remove the app',
          pt: 'Até você desativar as notificações ou remover o aplicativo',
        },
        why: { en: 'Your consent ends there', pt: 'O seu consentimento acaba aí' },
      },
      {
        data: { en: 'Messages and requests to us', pt: 'Mensagens e pedidos que você nos envia' },
        time: {
          en: `${messageYears} years after the last one`,
          pt: `${messageYears} anos depois da última`,
        },
        why: {
          en: 'Time limit for consumer claims (Law 8.078/1990, art. 27)',
          pt: 'Prazo para ações do consumidor (Lei nº 8.078/1990, art. 27)',
        },
      },
      {
        data: { en: 'Backup copies', pt: 'Cópias de segurança (backup)' },
        time: {
          en: `Up to ${backupDays} days after the deletion`,
          pt: `Até ${backupDays} dias depois da exclusão`,
        },
        why: {
          en: 'Overwritten in turn by newer copies',
          pt: 'As cópias mais novas substituem as antigas',
        },
      },
    ],
    end: {
      en: 'Then the data is deleted or made anonymous (arts. 15 and 16). It stays longer only while a law or a court order requires it.',
      pt: 'Depois disso, o dado é eliminado ou anonimizado (arts. 15 e 16). Só fica por mais tempo enquanto lei ou ordem judicial exigir.',
    },
  },
  recipients: {
    intro: {
      en: 'Nobody buys or rents your data. The following receive only what their task requires:',
      pt: 'Ninguém compra nem aluga os seus dados. Estes recebem só o que a tarefa de cada um exige:',
    },
    items: [
      {
        term: { en: 'Hosting provider', pt: 'Provedor de hospedagem' },
        text: {
          en: 'Runs the servers on which the app’s data is stored and documents are read.',
          pt: 'Mantém os servidores em que os dados ficam e os documentos são lidos.',
        },
      },
      {
        term: { en: 'Crash report provider', pt: 'Serviço de relatórios de falha' },
        text: {
          en: 'Collects technical data and crash reports, no documents.',
          pt: 'Reúne dados técnicos e relatórios de falha, sem documentos.',
        },
      },
      {
        term: {
          en: 'Notification, email and messaging services',
          pt: 'Serviços de notificação, e-mail e mensagens',
        },
        text: {
          en: 'Carry notifications, if you allow them, and the messages between you and us.',
          pt: 'Entregam as notificações, se você permitir, e as mensagens entre você e nós.',
        },
      },
      {
        term: { en: 'Authorities', pt: 'Autoridades' },
        text: {
          en: 'What a law or a court order obliges us to hand over; access records only by court order (Law 12.965/2014, art. 15, § 3).',
          pt: 'O que lei ou ordem judicial obriga a entregar; registros de acesso, só com autorização judicial (Lei nº 12.965/2014, art. 15, § 3º).',
        },
      },
    ],
    processors: {
      en: 'The hosting and crash report providers are our processors: they work under contract, on our instructions (art. 39), and for no purposes of their own.',
      pt: 'Os provedores de hospedagem e de relatórios de falha são nossos operadores: trabalham sob contrato, conforme as nossas instruções (art. 39), e sem fins próprios.',
    },
    transfer: {
      en: 'Some of these servers may be outside Brazil. Data leaves the country only as arts. 33 to 36 allow: to a country whose protection the ANPD, Brazil’s data protection authority, has recognized as adequate; under contract clauses that guarantee the protection of the LGPD; or where your own request makes it necessary (art. 33, IX). Ask us which country and which guarantee apply to your data.',
      pt: 'Alguns desses servidores podem ficar fora do Brasil. A transferência internacional só acontece nos termos dos arts. 33 a 36: para país cujo grau de proteção a ANPD, a autoridade nacional, reconheceu como adequado, com cláusulas contratuais que garantam a proteção da LGPD ou quando o seu próprio pedido a torna necessária (art. 33, IX). Pergunte que país e que garantia valem para os seus dados.',
    },
  },
  security: {
    items: [
      {
        en: 'The connection between the app and our servers is encrypted.',
        pt: 'A conexão entre o aplicativo e os nossos servidores é criptografada.',
      },
      {
        en: 'Only people whose work requires it have access, each with a login of their own.',
        pt: 'Só tem acesso aos dados quem precisa deles para trabalhar, com login individual.',
      },
      {
        en: `Files sent to be read are deleted within ${fileHours} hours; the text read from them follows the table above.`,
        pt: `O arquivo enviado para leitura é apagado em até ${fileHours} horas; o texto lido segue a tabela acima.`,
      },
    ],
    incident: {
      en: 'No system is beyond failure. If an incident may cause you significant risk or harm, we tell you and the ANPD what happened, which data is affected and what is being done about it (art. 48).',
      pt: 'Nenhum sistema é à prova de falhas. Se um incidente puder causar a você risco ou dano relevante, comunicamos a você e à ANPD o que houve, que dados foram afetados e o que está sendo feito (art. 48).',
    },
  },
  rights: {
    intro: {
      en: 'At any time, free of charge and wherever you live, you can ask us for (art. 18):',
      pt: 'A qualquer momento, sem custo e onde quer que você more, você pode pedir (art. 18):',
    },
    items: [
      {
        term: { en: 'Confirmation', pt: 'Confirmação' },
        text: {
          en: 'Whether we process data about you at all.',
          pt: 'Se tratamos ou não dados seus.',
        },
      },
      {
        term: { en: 'Access', pt: 'Acesso' },
        text: { en: 'The data we hold about you.', pt: 'Os dados que temos sobre você.' },
      },
      {
        term: { en: 'Correction', pt: 'Correção' },
        text: {
          en: 'We correct data that is incomplete, wrong or out of date.',
          pt: 'Corrigimos o que estiver incompleto, inexato ou desatualizado.',
        },
      },
      {
        term: {
          en: 'Anonymization, blocking or deletion',
          pt: 'Anonimização, bloqueio ou eliminação',
        },
        text: {
          en: 'For data that is unnecessary, excessive or processed against the law.',
          pt: 'Para dados desnecessários, excessivos ou tratados em desacordo com a lei.',
        },
      },
      {
        term: { en: 'Portability', pt: 'Portabilidade' },
        text: {
          en: 'Your data in a form that you can take to another provider.',
          pt: 'Seus dados em um formato que você possa levar a outro fornecedor.',
        },
      },
      {
        term: {
          en: 'Deletion of data processed with your consent',
          pt: 'Eliminação do que foi tratado com o seu consentimento',
        },
        text: {
          en: 'All of it, except what the law has us keep (art. 16).',
          pt: 'Tudo, salvo o que a lei manda conservar (art. 16).',
        },
      },
      {
        term: { en: 'Information about sharing', pt: 'Informação sobre compartilhamento' },
        text: {
          en: 'Which public and private bodies we have shared your data with.',
          pt: 'Com que entidades públicas e privadas compartilhamos os seus dados.',
        },
      },
      {
        term: {
          en: 'Information about refusing consent',
          pt: 'Informação sobre negar o consentimento',
        },
        text: {
          en: 'Whether you may refuse, and what follows if you do.',
          pt: 'Se você pode negar e o que acontece nesse caso.',
        },
      },
      {
        term: { en: 'Withdrawal of consent', pt: 'Revogação do consentimento' },
        text: {
          en: 'At any time, as easily as you gave it.',
          pt: 'A qualquer momento, com a mesma facilidade com que foi dado.',
        },
      },
      {
        term: { en: 'Objection', pt: 'Oposição' },
        text: {
          en: 'To processing that rests on something other than consent and breaks the law (art. 18, § 2).',
          pt: 'A tratamento que dispensa o consentimento e descumpre a lei (art. 18, § 2º).',
        },
      },
      {
        term: { en: 'Review of automated decisions', pt: 'Revisão de decisões automatizadas' },
        text: {
          en: 'The app takes none about you: it reads documents. Should that change, you can ask for a review and for the criteria used (art. 20).',
          pt: 'O aplicativo não toma nenhuma sobre você: ele lê documentos. Se isso mudar, você pode pedir a revisão e os critérios usados (art. 20).',
        },
      },
    ],
    how: { en: 'How to use them', pt: 'Como exercer' },
    write: { en: 'Write to ', pt: 'Escreva para ' },
    say: {
      en: ' and say what you want, from the address you entered in the app, if you entered one. We ask only for proof that the data is yours.',
      pt: ' e diga o que você quer, de preferência do e-mail que informou no aplicativo. Pedimos só o necessário para ter certeza de que os dados são seus.',
    },
    answer: {
      en: `You get a short confirmation at once and the full answer within ${answerDays} days of your request (art. 19). If we cannot do what you ask, the answer says why (art. 18, § 4).`,
      pt: `A confirmação simples vem de imediato; a resposta completa, em até ${answerDays} dias contados do seu pedido (art. 19). Se não for possível atender, a resposta diz por quê (art. 18, § 4º).`,
    },
    complain: {
      en: 'If the answer does not satisfy you, you can complain to the ANPD, at gov.br/anpd (art. 18, § 1), or to a consumer protection body (art. 18, § 8).',
      pt: 'Se a resposta não resolver, você pode reclamar à ANPD, em gov.br/anpd (art. 18, § 1º), ou a um órgão de defesa do consumidor, como o Procon (art. 18, § 8º).',
    },
  },
  children: {
    plain: {
      en: `The app is not for children under ${minimumAge}, and we do not knowingly collect their data.`,
      pt: `O aplicativo não é para menores de ${minimumAge} anos, e não coletamos dados deles de propósito.`,
    },
    write: {
      en: 'If your child is under that age and has used it, delete the app from the phone and write to ',
      pt: 'Se o seu filho ou a sua filha abaixo dessa idade usou o aplicativo, apague o aplicativo do celular e escreva para ',
    },
    say: {
      en: `. Tell us that you are the parent or guardian, roughly when and on which phone model it was used, and which email address was entered, if any. We delete what the app collected from the child and confirm it to you within ${answerDays} days. Backup copies of it expire within ${backupDays} days; only the access records stay, for the ${accessMonths} months that the law requires.`,
      pt: `. Diga que você é mãe, pai ou responsável, mais ou menos quando e em que modelo de celular foi o uso, e o e-mail informado, se houver. Apagamos o que o aplicativo coletou da criança e confirmamos a você em até ${answerDays} dias. As cópias de segurança expiram em até ${backupDays} dias; só os registros de acesso ficam, pelos ${accessMonths} meses que a lei exige.`,
    },
    ourselves: {
      en: `If we find out ourselves, we delete the data without being asked. The data of users from ${minimumAge} to 17 is handled in their best interest (art. 14); they should use the app with a parent’s or guardian’s knowledge.`,
      pt: `Se nós mesmos descobrirmos, apagamos sem esperar pedido. Os dados de quem tem de ${minimumAge} a 17 anos são tratados no melhor interesse do adolescente (art. 14), que deve usar o aplicativo com o conhecimento dos pais ou responsáveis.`,
    },
  },
  website: {
    site: {
      en: `The site you are reading is not the app. It sets no cookies, makes no requests to other companies’ servers and stores nothing in your browser. Our server keeps only its log, for ${accessMonths} months.`,
      pt: `O site que você está lendo não é o aplicativo. Ele não usa cookies, não faz requisições a servidores de outras empresas e não guarda nada no seu navegador. O nosso servidor guarda só o registro de acessos, por ${accessMonths} meses.`,
    },
    log: {
      intro: {
        en: 'Our server log records, for each request:',
        pt: 'O registro do servidor guarda, a cada requisição:',
      },
      items: [
        { en: 'the IP address and the time', pt: 'o endereço IP e a hora' },
        {
          en: 'the method, such as GET, and the page path; of its query string, only the offer, plan and subject of the button that led you to the contact page',
          pt: 'o método, como GET, e a página pedida; do que vem depois do “?”, só a oferta, o plano e o assunto do botão que levou você à página de contato',
        },
        { en: 'the language', pt: 'o idioma' },
        {
          en: 'a random request number, and any number sent with the request',
          pt: 'um número aleatório que identifica a requisição e o número que ela já trouxer, se houver',
        },
        {
          en: 'whether your browser preloaded the page',
          pt: 'se o navegador pré-carregou a página antes de você abri-la',
        },
        {
          en: 'the status, size and duration, and whether you left before the end',
          pt: 'o resultado técnico (status, tamanho, duração e se você saiu antes do fim)',
        },
        {
          en: 'for pages that do not exist, where the link to them was: our page, or the name of the other site',
          pt: 'se a página pedida não existe, onde estava o link: a página, se era nossa, ou o nome do outro site',
        },
      ],
      never: {
        en: 'It records no cookies, no browser names and nothing that you type into a form.',
        pt: 'Ele não guarda cookies, o nome do seu navegador nem o que você digita em um formulário.',
      },
    },
    texts: [
      {
        en: `The log serves security. It is kept for ${accessMonths} months, as Brazil’s Internet act requires (Law 12.965/2014, art. 15), and then deleted. The legal bases are art. 7, II and IX, of the LGPD.`,
        pt: `O registro serve à segurança. Ele fica guardado por ${accessMonths} meses, como exige o Marco Civil da Internet (Lei nº 12.965/2014, art. 15), e depois é apagado. As bases legais são as do art. 7º, II e IX, da LGPD.`,
      },
      {
        en: 'An IP address is personal data wherever it can lead to a person (art. 5, I). So everything in “Your rights” holds for this log too, at the same contact. And since nothing is stored in your browser, there is no consent to ask for: that is why you see no cookie notice here.',
        pt: 'O endereço IP é dado pessoal sempre que permite chegar a uma pessoa (art. 5º, I). Por isso, tudo o que está em “Seus direitos” vale também para esse registro, pelo mesmo contato. E, como nada fica no seu navegador, não há consentimento a pedir: é por isso que você não vê aqui aviso de cookies.',
      },
      {
        en: 'A WhatsApp message that a page has written for you ends with a line such as “(ref: ai-agents)”: the page that you come from, and the plan that you chose. It tells us what you are asking about, and nothing about who you are; you may delete it before you send the message.',
        pt: 'A mensagem de WhatsApp que uma página já deixa escrita termina com uma linha como “(ref: ai-agents)”: a página de onde você vem e o plano que escolheu. Ela nos diz do que se trata e nada sobre quem você é; se preferir, apague a linha antes de enviar.',
      },
      {
        en: `The contact form sends nothing to our server: it opens WhatsApp with your message, and there WhatsApp’s own privacy policy applies. What you then send us, photos and documents included, is kept like any other message to us, for ${messageYears} years after the last one, unless we agree on a shorter time.`,
        pt: `O formulário de contato não envia nada ao nosso servidor: ele abre o WhatsApp com a sua mensagem, e lá vale a política de privacidade do próprio WhatsApp. O que você então nos mandar, inclusive foto ou documento, fica guardado como qualquer outra mensagem, por ${messageYears} anos depois da última, a não ser que combinemos um prazo menor.`,
      },
    ],
  },
  changes: {
    texts: [
      {
        en: 'A new version appears at this address with its own date. If it changes something for you (another kind of data, purpose or recipient), the app says so before it takes effect; where it needs your consent, we ask first (art. 8, § 6). We will send you earlier versions on request.',
        pt: 'A versão nova aparece neste endereço, com a data nova. Se mudar algo para você (outro tipo de dado, outra finalidade, outro destinatário), o aplicativo avisa antes de valer; se depender do seu consentimento, perguntamos primeiro (art. 8º, § 6º). Enviamos versões anteriores a quem pedir.',
      },
      {
        en: 'This policy is published in English and Portuguese. If the two differ, the version more favorable to you prevails.',
        pt: 'Esta política existe em português e em inglês e diz o mesmo nas duas línguas. Se houver diferença, vale a versão mais favorável a você.',
      },
    ],
  },
  contact: {
    write: {
      en: 'About this policy or your data: ',
      pt: 'Sobre esta política ou os seus dados: ',
    },
    other: { en: 'For anything else: ', pt: 'Para qualquer outro assunto: ' },
    page: { en: 'the contact page', pt: 'a página de contato' },
  },
});
