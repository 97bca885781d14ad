import { sampleKey } from '../../../shared/apis/access';
import { words } from '../../../shared/copy';

/** The free plan's requests, and the price of the first paid plan. */
export type Terms = {
  free: string;
  price: string;
  /** The free plan by its name, where that is not Free. */
  freePlan?: string;
};

export const copy = words({
  /** Where the APIs are sold, as sentences say it: in English a noun, in Portuguese with its preposition. */
  store: {
    unnamed: { en: 'the API store', pt: 'na loja de APIs' },
    named: { en: (name: string) => name, pt: (name: string) => `em ${name}` },
  },
  hero: {
    start: {
      en: (store: string) => `Start free on ${store}`,
      pt: (store: string) => `Começar grátis ${store}`,
    },
    read: { en: 'Read the reference', pt: 'Ver a referência' },
    freeThen: {
      en: ({ free, price, quota }: Terms & { quota: string }) =>
        `Free plan: ${free} requests a month. Paid plans from ${price} a month for ${quota}.`,
      pt: ({ free, price, quota }: Terms & { quota: string }) =>
        `Grátis: ${free} requisições por mês. Planos pagos a partir de ${price}, com ${quota}.`,
    },
  },
  how: { en: 'How it works', pt: 'Como funciona' },
  reads: {
    title: { en: 'What it reads, and for whom', pt: 'O que lê, e para quem' },
    features: { en: 'Input and output', pt: 'O que entra e o que sai' },
    uses: { en: 'Use cases', pt: 'Para que serve' },
  },
  columns: {
    field: { en: 'Field and type', pt: 'Campo e tipo' },
    meaning: { en: 'Meaning', pt: 'Significado' },
    status: { en: 'HTTP status', pt: 'Status HTTP' },
  },
  optional: { en: 'optional', pt: 'opcional' },
  unless: {
    en: (other: string) => `required unless you send ${other}`,
    pt: (other: string) => `obrigatório se você não enviar ${other}`,
  },
  required: { en: 'required', pt: 'obrigatório' },
  requiredWith: {
    en: (other: string) => `required with ${other}`,
    pt: (other: string) => `obrigatório com ${other}`,
  },
  nullable: { en: 'or null', pt: 'ou null' },
  /** Of an object or a list of objects. */
  holds: { en: 'holds the fields below', pt: 'contém os campos abaixo' },
  reference: { en: 'Reference', pt: 'Referência' },
  authentication: { en: 'Authentication', pt: 'Autenticação' },
  access: {
    key: {
      en: (header: string, url: string) =>
        `The samples send your key in the header \`${header}\` to \`${url}\`.`,
      pt: (header: string, url: string) =>
        `Os exemplos mandam a sua chave no cabeçalho \`${header}\` para \`${url}\`.`,
    },
    second: {
      en: (header: string) => `The store also wants \`${header}\`.`,
      pt: (header: string) => `A loja pede também \`${header}\`.`,
    },
    /** What of it is an example. */
    both: {
      en: (store: string) =>
        `Both are placeholders: ${store} shows you the real ones when you subscribe.`,
      pt: (store: string) =>
        `O cabeçalho e o endereço acima são fictícios: os reais aparecem ${store} quando você assina.`,
    },
    header: {
      en: (store: string) =>
        `The header is an example: you see the real one on ${store} when you subscribe.`,
      pt: (store: string) =>
        `O cabeçalho é só exemplo: o real aparece ${store}, quando você assina.`,
    },
    address: {
      en: (store: string) =>
        `The address is an example: you see the real one on ${store} when you subscribe.`,
      pt: (store: string) =>
        `O endereço é só exemplo: o real aparece ${store}, quando você assina.`,
    },
    known: {
      en: (store: string) => `You see both on ${store} too: if they differ there, use those.`,
      pt: (store: string) => `Os dois aparecem também ${store}: se lá forem outros, use os de lá.`,
    },
  },
  firstRequest: {
    /** What the call does, above the files. */
    intro: {
      en: 'The call below sends our test file. Compare the response with the expected one.',
      pt: 'A chamada abaixo manda o arquivo de teste. Compare a resposta com a esperada.',
    },
    getKey: {
      en: (store: string) => `Get a key on ${store}`,
      pt: (store: string) => `Pegue a sua chave ${store}`,
    },
    title: {
      en: 'compare the file with the response',
      pt: 'compare o arquivo com a resposta',
    },
    call: { en: 'The call in curl', pt: 'A chamada em curl' },
    complete: {
      en: 'The whole code, with its checks:',
      pt: 'O código completo, com as verificações:',
    },
    response: {
      en: 'First lines of the expected response',
      pt: 'Primeiras linhas da resposta esperada',
    },
    testFile: {
      en: (file: string) => `Test file ${file}`,
      pt: (file: string) => `Arquivo de teste ${file}`,
    },
    /** Before links to the same document in other formats. */
    otherTypes: { en: 'The same test file as', pt: 'O mesmo arquivo em' },
    layout: { en: ' (sample layout)', pt: ' (layout de exemplo)' },
    expected: { en: 'Expected response (JSON)', pt: 'Resposta esperada (JSON)' },
  },
  mock: {
    use: {
      en: 'Try it without a key: call a mock server',
      pt: 'Testar sem chave: chamar um servidor simulado',
    },
    start: { en: 'Start the mock server', pt: 'Iniciar o servidor simulado' },
    terminal: { en: 'In a terminal', pt: 'No terminal' },
    note: {
      en: (origin: string) =>
        `It needs Node and mocks one API at a time on your machine, at ${origin}. It accepts any \`API_KEY\`. To rehearse an error, send the header \`Prefer: code=429\`. The server’s terminal says why a request was refused.`,
      pt: (origin: string) =>
        `O simulador precisa do Node e simula uma API por vez na sua máquina, em ${origin}. Aceita qualquer \`API_KEY\`. Para simular um erro, mande o cabeçalho \`Prefer: code=429\`; o motivo de uma recusa aparece no terminal dele.`,
    },
    returns: { en: 'What it returns', pt: 'O que ele devolve' },
    sample: { en: 'our sample', pt: 'o nosso exemplo' },
    image: { en: 'a short text instead of an image', pt: 'um texto curto no lugar da imagem' },
    tooMany: { en: 'Too many requests.', pt: 'Requisições demais.' },
    used: {
      en: (origin: string, status: string) =>
        `The code below calls ${origin} and gets status ${status}.`,
      pt: (origin: string, status: string) =>
        `O código abaixo chama ${origin} e recebe o status ${status}.`,
    },
  },
  howToRun: { en: 'How to run it', pt: 'Como rodar' },
  changeRequest: { en: 'Change this request', pt: 'Mudar esta requisição' },
  formLoading: { en: 'Loading the form…', pt: 'Carregando o formulário…' },
  formFailed: {
    en: 'The form did not load. Close this and open it again.',
    pt: 'O formulário não carregou. Feche e abra de novo.',
  },
  compare: {
    label: { en: 'Compare with the expected response', pt: 'Compare com a resposta esperada' },
    download: {
      en: (script: string) => `Download ${script}`,
      pt: (script: string) => `Baixe o ${script}`,
    },
    /** After the link to the script. */
    note: {
      en: (file: string, leftOut: string) =>
        ` and ${file} into the same folder as response.json. The script names each field that differs and counts those that match. It ignores ${leftOut} and the order of lists, which may vary. We wrote the expected response by hand.`,
      pt: (file: string, leftOut: string) =>
        ` e o ${file} na pasta do response.json. O script mostra cada campo diferente e conta os que batem. Ficam de fora ${leftOut} e a ordem das listas, que podem variar. A resposta esperada é nossa, escrita à mão.`,
    },
  },
  planFinder: {
    title: {
      requests: {
        en: 'Cheapest plan by requests a month',
        pt: 'O plano mais barato para o seu volume mensal',
      },
      pages: {
        en: 'Cheapest plan by pages a month',
        pt: 'O plano mais barato para as suas páginas por mês',
      },
    },
    range: {
      en: (from: string, to: string) => `${from} to ${to}`,
      pt: (from: string, to: string) => `de ${from} a ${to}`,
    },
    above: {
      en: (from: string) => `${from} or more`,
      pt: (from: string) => `${from} ou mais`,
    },
    more: {
      en: (most: string) => `More than ${most} requests a month?`,
      pt: (most: string) => `Mais de ${most} requisições por mês?`,
    },
    fields: {
      requests: { en: 'Your requests a month', pt: 'Suas requisições por mês' },
      documents: { en: 'Your documents a month', pt: 'Seus documentos por mês' },
      pages: { en: 'Pages in each', pt: 'Páginas de cada um' },
    },
    invalid: {
      en: (field: string, most: string) => `${field}: type a whole number from 1 to ${most}`,
      pt: (field: string, most: string) => `${field}: digite um número inteiro de 1 a ${most}`,
    },
    requests: {
      en: (count: number, written: string) => `${written} ${count === 1 ? 'request' : 'requests'}`,
      pt: (count: number, written: string) =>
        `${written} ${count === 1 ? 'requisição' : 'requisições'}`,
    },
    /** The quotas count requests, and billing is per page. */
    pages: {
      en: (count: number, written: string) =>
        `${written} ${count === 1 ? 'page' : 'pages'} at one request each`,
      pt: (count: number, written: string) =>
        `${written} ${count === 1 ? 'página' : 'páginas'}, uma requisição cada`,
    },
    result: {
      en: (requests: string, plan: string, cost: string) => `${requests}: ${plan}, ${cost} a month`,
      pt: (requests: string, plan: string, cost: string) => `${requests}: ${plan}, ${cost} por mês`,
    },
    perHour: {
      en: (count: string) => `, no more than ${count} an hour`,
      pt: (count: string) => `, no máximo ${count} por hora`,
    },
    refused: {
      en: (quota: string) => `; beyond ${quota} a month, requests are refused`,
      pt: (quota: string) => `; acima de ${quota} por mês, a requisição é recusada`,
    },
    extra: {
      en: (quota: string, price: string) => `; each beyond ${quota} costs ${price}`,
      pt: (quota: string, price: string) => `; cada uma acima de ${quota} custa ${price}`,
    },
  },
  requestTitle: { en: 'Request', pt: 'Requisição' },
  running: {
    en: `First set your key: \`export API_KEY=${sampleKey}\`. You need one of these, or a later version: curl 7.76 with jq, Node 18, Python 3 with requests, or PHP 8.2 with curl. If the response is an error, is broken or takes over 60 seconds, the sample says so, saves nothing and exits with a non-zero code. It never retries: after a 429, wait for the time in Retry-After.`,
    pt: `Antes, defina a sua chave: \`export API_KEY=${sampleKey}\`. Você precisa de um destes, ou mais novo: curl 7.76 com jq, Node 18, Python 3 com requests ou PHP 8.2 com curl. Se der erro, se a resposta vier quebrada ou se passar de 60 segundos, o exemplo avisa, não salva nada e sai com código diferente de zero. Ele não tenta de novo sozinho: depois de um 429, espere o tempo indicado em Retry-After.`,
  },
  responseTitle: { en: 'Response', pt: 'Resposta' },
  fields: { en: 'Fields', pt: 'Campos' },
  errors: { en: 'Errors', pt: 'Erros' },
  types: { en: 'Types, AI tools, Postman', pt: 'Tipos, ferramentas de IA, Postman' },
  /** Of the document: the API may have stayed as it was. */
  changes: { en: 'OpenAPI changelog', pt: 'Mudanças no OpenAPI' },
  failure: {
    en: 'Any status other than 2xx is a failure.',
    pt: 'Qualquer status fora de 2xx é falha.',
  },
  /** Where no error is documented. */
  apart: {
    en: ' If your code must tell errors apart, ask us first.',
    pt: ' Precisa dos códigos de erro? Pergunte antes de assinar.',
  },
  limits: {
    caption: { en: 'Before you pay', pt: 'Antes de pagar' },
    limit: { en: 'Topic', pt: 'Assunto' },
    value: { en: 'Details', pt: 'Como é' },
    formats: { en: 'Formats', pt: 'Formatos' },
    pages: { en: 'Pages', pt: 'Páginas' },
    locked: { en: 'Password-protected PDF', pt: 'PDF com senha' },
    withPassword: { en: 'yes, with password', pt: 'sim, com password' },
    unlock: {
      en: 'no: save it without the password first',
      pt: 'não: tire a senha antes de mandar',
    },
    rate: { en: 'Rate limit', pt: 'Limite por hora' },
    hourly: {
      en: (plan: string, quota: string, count: string) =>
        `${plan} plan: ${quota} requests a month, up to ${count} requests per hour`,
      pt: (plan: string, quota: string, count: string) =>
        `${plan}: ${quota} requisições por mês, até ${count} requisições por hora`,
    },
    /** Where the month's requests are fewer than those of an hour. */
    unreached: {
      en: (plan: string, quota: string, count: string) =>
        `${plan} plan: ${count} an hour, far above its ${quota} requests a month`,
      pt: (plan: string, quota: string, count: string) =>
        `${plan}: ${count} por hora. Com ${quota} requisições por mês, você não chega a esse limite`,
    },
    more: {
      en: (list: string) => `Ask us before you subscribe about ${list}.`,
      pt: (list: string) => `Pergunte antes de assinar: ${list}.`,
    },
    ask: { en: 'Ask us', pt: 'Pergunte para a gente' },
  },
  steps: {
    title: { en: 'Quickstart in five steps', pt: 'Comece em cinco passos' },
    subscribe: {
      en: ({ free, freePlan }: Terms) =>
        `Subscribe to the free plan${freePlan ? `, ${freePlan}` : ''}: ${free} requests a month.`,
      pt: ({ free, freePlan }: Terms) =>
        `Assine o plano grátis${freePlan ? `, o ${freePlan}` : ''}: ${free} requisições por mês.`,
    },
    get: {
      en: 'Get the URL, the header and your API key from ',
      pt: 'Pegue a URL, o cabeçalho e a sua chave ',
    },
    put: { en: 'In a code sample', pt: 'Num exemplo de código' },
    header: {
      en: (name: string) => `the header \`${name}\``,
      pt: (name: string) => `o cabeçalho \`${name}\``,
    },
    address: {
      en: (url: string) => `the address \`${url}\``,
      pt: (url: string) => `o endereço \`${url}\``,
    },
    place: {
      en: (examples: string, store: string) =>
        `, ${examples && `replace ${examples} with your own from ${store}. Then `}set the \`API_KEY\` environment variable to your key.`,
      pt: (examples: string, store: string) =>
        `, ${examples && `troque ${examples} pelo que aparece ${store}. Depois, `}ponha a sua chave na variável de ambiente \`API_KEY\`.`,
    },
    run: {
      en: 'Run it on the test file and compare the result with the expected response.',
      pt: 'Rode com o arquivo de teste e compare com a resposta esperada.',
    },
    pay: {
      en: ({ price }: Terms) => `If it fits, move to a paid plan, from ${price} a month.`,
      pt: ({ price }: Terms) =>
        `Se servir, passe para um plano pago, a partir de ${price} por mês.`,
    },
  },
  languages: { en: 'Code sample language', pt: 'Linguagem do exemplo de código' },
  request: {
    en: (name: string, command: string) => `Request in ${name} (${command})`,
    pt: (name: string, command: string) => `Requisição em ${name} (${command})`,
  },
  oneOf: {
    en: (one: string, other: string) => `either ${one} or ${other}, not both`,
    pt: (one: string, other: string) => `${one} ou ${other}, nunca os dois`,
  },
  answer: { en: 'Response in JSON', pt: 'Resposta em JSON' },
  plan: {
    month: { en: 'a month', pt: 'por mês' },
    tokens: {
      en: (tokens: string) => `${tokens} tokens a month`,
      pt: (tokens: string) => `${tokens} tokens por mês`,
    },
    quota: {
      en: (quota: string) => `${quota} requests a month`,
      pt: (quota: string) => `${quota} requisições por mês`,
    },
    included: {
      en: (price: string) => `${price} per included request`,
      pt: (price: string) => `${price} por requisição incluída`,
    },
    extra: {
      en: (price: string) => `${price} per extra request`,
      pt: (price: string) => `${price} por requisição excedente`,
    },
    hard: {
      en: 'Hard limit: further requests are refused',
      pt: 'Limite fixo: acima dele, a requisição é recusada',
    },
    hourly: {
      en: (count: string) => `Up to ${count} requests per hour`,
      pt: (count: string) => `Até ${count} requisições por hora`,
    },
    /** The label of a marked plan, given above how many requests a month it is the cheapest. */
    marks: {
      recommended: {
        en: (most: string) => `Recommended above ${most} requests`,
        pt: (most: string) => `Recomendado acima de ${most} requisições`,
      },
      popular: { en: () => 'Most popular', pt: () => 'Mais popular' },
    },
  },
});
