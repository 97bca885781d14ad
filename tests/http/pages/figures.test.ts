import { describe, expect, test } from 'vitest';
import { readHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite();

/** A selector with the number of its elements, a pattern of its text, or the text of each element or row. */
type Figure = readonly [selector: string, count: number | RegExp | readonly string[]];

const landing = (trade: string, increase: string, example: RegExp): Figure[] => [
  ['.landing__gain strong', [increase]],
  ['main ol.landing__process > li', 5],
  [`main section:last a[href="/pt/contact?sourcePage=landing-page-${trade}"]`, 1],
  ['main figcaption', example],
];

/** Claims, limits and numbers of parts from the specification, by page. */
const statedFigures: Record<string, Figure[]> = {
  '/en': [
    ['#products a', 4],
    ['#services > ul > li', 7],
    ['#about h3', ['Mission', 'Vision', 'Values']],
  ],
  '/pt': [
    ['#products a', 4],
    ['#services > ul > li', 7],
    ['#landing-pages a[href^="/pt/landing-page-"]', 4],
    ['#solutions', /até 48 horas.*em até 15 dias úteis|em até 15 dias úteis.*até 48 horas/],
  ],
  '/en/products/ocr-document-pro': [
    ['#numbers strong', ['99.5%', 'over 1M', 'over 500']],
    ['main', /Start Free Trial.*View Demo.*over 99%.*99\.9% uptime/],
  ],
  '/pt/ocr-reconhecimento-texto-documentos': [
    ['#numbers strong', ['99,5%', 'mais de 1 milhão', 'mais de 500']],
    ['main', /Testar grátis.*Ver demonstração.*mais de 99%.*99,9% do tempo/],
  ],
  '/en/products/nfse-extraction': [['#errors tbody th', ['400', '400', '500']]],
  '/pt/extracao-dados-nfse': [['#errors tbody th', ['400', '400', '500']]],
  '/en/products/invoice-extraction': [
    ['.invoice-extraction__facts', /PDF, JPG, PNG, TIFF.*up to 80 pages.*29 fields.*per page/],
    ['#how ol > li', 3],
    ['#plans header', /Each page counts as one request/],
  ],
  '/pt/extrator-notas-fiscais': [
    ['.invoice-extraction__facts', /até 80 páginas/],
    ['#plans header', /A cobrança é por página/],
  ],
  '/en/products/barcode-extractor': [
    ['#how ol > li', 3],
    ['#faults h3', /The API reads only the first 10 pages/],
    ['main', /QR_CODE.*CODE128.*CODE39.*EAN13/],
  ],
  '/pt/extrator-codigo-barras-qrcode': [['#faults h3', /A API lê só as 10 primeiras páginas/]],
  '/nano-banana-api?lang=en': [
    ['#features h3', 4],
    ['a[href="#pricing"]', ['Get Started: see the plans']],
    ['#start a[href="https://example.com/marketplace/image"]', /^Documentation/],
    ['form input[name=sourcePage][value="nano-banana-api"]', 1],
  ],
  '/en/services/ai-agents': [
    ['#benefits p > strong', ['24/7']],
    ['main .ledger > li', 7],
    // The page has no percentage.
    ['main', /^(?!.*\d\s?%)/],
  ],
  '/en/services/ai-consulting': [
    ['#money strong', ['+400% ROI']],
    ['#offers .ledger > li', 8],
    ['#sheet .stamp', ['Sample']],
  ],
  '/en/services/ai-extractor-api': [
    ['.ai-extractor-api__facts', /PDF, JPG, PNG or TIFF, up to 80 pages a file/],
    ['#how ol > li', 5],
  ],
  '/pt/api-extracao-dados-ia': [
    ['.ai-extractor-api__facts', /PDF, JPG, PNG ou TIFF, até 80 páginas por arquivo/],
  ],
  '/en/services/lead-capture-tool': [
    ['#numbers dl > div > dd:nth-of-type(1)', ['up to 320%', '+200–300%', '+150%', '−60%', '24/7']],
    ['#goals > ul > li', 6],
    ['#process ol > li', 8],
    ['#process h3', /^Eight steps/],
  ],
  '/pt/captura-leads-online': [
    ['#process h3', /^Oito passos/],
    ['#numbers dl > div > dd:nth-of-type(1)', ['até 320%', '+200–300%', '+150%', '−60%', '24/7']],
  ],
  '/en/services/affiliate-link-generator': [
    ['#plans li:nth-child(1) dl dd', ['✓ yes', '– no', '– no', '– no']],
    ['#plans li:nth-child(2) dl dd', ['✓ yes', '✓ yes', '– no', '– no']],
    ['#plans li:nth-child(3) dl dd', ['✓ yes', '✓ yes', '✓ yes', '✓ yes']],
    ['#plans li:nth-child(2) dl dt', ['WhatsApp', 'Telegram', 'Instagram', 'Pinterest']],
    ['#connect-telegram ol > li', 4],
    ['#connect-instagram ol > li', 5],
    ['#connect-pinterest ol > li', 5],
    ['#connect h3', /^4 .*5 .*5 /],
    ['#voices footer .small', Array(2).fill('Sample review: 5 of 5')],
  ],
  '/pt/landing-page-imobiliaria-captacao-leads': landing('imobiliaria', '+300%', /[Ee]xemplo/),
  '/pt/landing-page-consultoria-empresarial': landing('consultoria', '+400%', /a Prumo não existe/),
  '/pt/landing-page-eventos-inscricoes': landing(
    'eventos',
    '+350%',
    /Exemplo: o evento não existe, e daqui nada é enviado\./,
  ),
  '/pt/landing-page-locadora-veiculos': landing('locadora', '+280%', /Exemplo:/),
  '/pt/landing-page-advogados-escritorio': [
    ['#benefits li h3', 4],
    ['#elements li h3', 5],
    ['#steps ol > li', 4],
    ['#areas h3', 3],
    ['#voices footer > :first-child', Array(3).fill('Exemplo, nota 5 de 5')],
    ['#voices', /Depoimentos de exemplo, inventados/],
    ['#start', /Até 15 dias úteis/],
    ['.landing-page-advogados__stages .small', ['Dias 1–6', 'Dias 7–12', 'Dias 13–15']],
    ['.landing-page-advogados__days span', 15],
  ],
  '/pt/restauracao-fotos-antigas-ia': [
    ['h1', /com IA/],
    ['#start dl', /até 48 horas/],
    ['.photo-restoration__timer', /48 horas/],
    ['#steps .photo-restoration__baths > li', 3],
    ['#pairs li h3', ['Colorização', 'Rasgo removido', 'Riscos removidos']],
    ['#pairs', /exemplos: cenas nossas/],
    ['#reasons li', 4],
    // The limits of the restoration stand on the page.
    ['#limits', /A gente não inventa rosto/],
    ['#start figcaption', /Exemplo simulado/],
    ['#privacy', /inteligência artificial.*guardada até 5 anos.*qual ferramenta.*treina/],
  ],
  '/whatsapp-redirect-achadinhos': [
    ['#inside h3', ['Ofertas exclusivas', 'Grupo ativo', 'Avisos na hora']],
    ['#start', /É gratuito e abre no WhatsApp\. Você sai quando quiser\./],
    ['#before', /os participantes veem o número uns dos outros/],
    // Advertising is to be recognised as such (CDC, article 36).
    ['#start', /A gente pode ganhar comissão da loja\./],
    ['#before', /são publicidade/],
    ['figcaption', /inventados/],
  ],
  '/landing-page-arquitetura': [
    ['.architecture-studio__numbers dd', 4],
    ['#servicos h3', 4],
    ['article', 4],
    ['#depoimentos cite', /^(\p{Lu}\p{Ll}+ \p{Lu}\. ?){3}$/u],
    ['#depoimentos blockquote:contains("Exemplo: nota 5 de 5")', 3],
  ],
  '/privacy-policy?lang=en': [
    ['main', /July 1, 2023/],
    ['section:has(#children)', /not for children under 13/],
  ],
  '/privacy-policy?lang=pt': [['main', /1º de julho de 2023.*menores de 13 anos/]],
};

/** What the site computes, worked out by hand, in one language: unit tests ask for formats. */
const computedFigures: Record<string, Figure[]> = {
  '/pt/agentes-inteligencia-artificial': [
    // 45 and 89; ten hours on five days and four on one.
    ['.ai-agents__sure:first', /no total, R\$ 134/],
    ['#benefits', /54 das 168 horas da semana/],
  ],
  '/en/services/ai-consulting': [
    // Hours a month by the weeks that it takes, the best first.
    [
      '.ai-consulting__scores tbody tr',
      [
        'A Matching bank payments to sales No AI: a formula 22 2 11',
        'B Entering supplier invoices First AI project 28.5 3 9.5',
        'C Writing product descriptions In the queue 18 2 9',
        'D Writing the weekly report In the queue 8 1 8',
        'E Answering “Where is my order?” In the queue 30 4 7.5',
        'F Comparing quotes Not yet 12 3 4',
        'G Granting credit Stays with your team 12.5 5 2.5',
        'H Screening résumés Stays with your team 8 4 2',
      ],
    ],
    ['#calendar header', /^A plan of 8 weeks.* 7 of the 40 business days/],
    // 2,100 minutes.
    ['#sheet figure', /× 21 business days ÷ 60 .* 20 times and 5 minutes, that’s 35 hours\./],
    ['#money', /spend \$1,000 and free up hours that cost you \$5,000\..*depends on/],
  ],
  '/en/services/process-automation': [
    [
      '.process-automation__totals tbody tr',
      [
        'Staff time a day 1 h 38 min 6 min',
        'In 21 business days 34 h 18 min 2 h 6 min',
        'Lines typed by hand 74 0',
        'Warehouse gets its list at 10:23 a.m. 6:09 a.m.',
        'Unclear payments settled at 11:13 a.m. 8:36 a.m.',
      ],
    ],
    // Over 21 days, and 12 months.
    [
      '.process-automation__worth tbody tr',
      ['10 min 3 h 30 min 42 h', '30 min 10 h 30 min 126 h', '1 h 21 h 252 h'],
    ],
    // Three tries, ten minutes apart.
    [
      '.process-automation__mail ol li > span',
      ['6:01 a.m.', '6:01 a.m.', '6:11 a.m.', '6:21 a.m.'],
    ],
    ['.process-automation__terms', /1–6 weeks/],
  ],
  '/pt/engenharia-dados-analytics': [
    // What four wrong rows made of the month, and what was in it.
    [
      '.data-engineering__account dd',
      ['115.721,10', '−18.711,00', '+389,90', '+1.250,00', '−1.250,00', '97.400,00'].map((amount) =>
        amount.replace(/(?=\d)/, 'R$ ').replace('+R$ ', '+R$ '),
      ),
    ],
    [
      '.data-engineering__sources b',
      ['66.511,00', '29.210,10', '11.600,00', '8.400,00', 'R$ 18.321,10'],
    ],
    [
      '.data-engineering__figures tbody tr:nth-child(5)',
      ['maio 47.800 29.600 12.850 7.150 97.400'],
    ],
    [
      '.data-engineering__chart svg > g:not([data-source]) text',
      ['78,8 jan', '73,5 fev', '84,8 mar', '86,1 abr', '97,4 mai', '89,7 jun'].flatMap((label) =>
        label.split(' '),
      ),
    ],
  ],
  '/en/services/website-development': [
    // 0.15 s a trip, and 200 kB a second.
    ['#numbers li li .tabular', ['5.4 s', '8.6 s', '12.6 s', '0.7 s', '1.5 s']],
  ],
  '/pt/captura-leads-online': [
    // Spent by contacts, and by customers.
    ['#tally tbody tr:nth-child(n+4) td', ['R$ 15', 'R$ 30', 'R$ 15', 'R$ 150', 'R$ 100', 'R$ 60']],
  ],
  '/pt/landing-page-imobiliaria-captacao-leads': [
    // 350 + 620 + 95 and 2,000; 456,000 by 76.
    [
      '.landing-page-imobiliaria__costs',
      /Venda.*R\$ 456\.000R\$ 3\.065.*R\$ 620.*R\$ 95.*R\$ 6\.000R\$ 2\.350/,
    ],
    ['#results', /Depende do imóvel.*Para cada pedido de hoje, 4 com a página\./],
  ],
  '/pt/landing-page-consultoria-empresarial': [
    ['#result', /Onde chegava 1 contato, chegam 5\./],
    ['.landing__note', /^Depende de /],
  ],
  '/pt/landing-page-eventos-inscricoes': [
    ['.landing-page-eventos__drawn li', ['10 inscritos sem a página', '45 com a página']],
    ['.landing__note', /^Depende do tema, /],
  ],
  '/pt/landing-page-locadora-veiculos': [
    [
      '#request [data-when-a][data-when-b]',
      [
        '3 diárias × R$ 120,00 R$ 360,00',
        '7 diárias × R$ 108,00 R$ 756,00',
        '15 diárias × R$ 96,00 R$ 1.440,00',
        '3 diárias × R$ 210,00 R$ 630,00',
        '7 diárias × R$ 189,00 R$ 1.323,00',
        '15 diárias × R$ 168,00 R$ 2.520,00',
        '3 diárias × R$ 180,00 R$ 540,00',
        '7 diárias × R$ 162,00 R$ 1.134,00',
        '15 diárias × R$ 144,00 R$ 2.160,00',
      ],
    ],
    [
      '#request [data-when-b]:not([data-when-a])',
      ['dom 11/04, 9h', 'qui 15/04, 9h', 'sex 23/04, 9h'],
    ],
  ],
  '/pt/restauracao-fotos-antigas-ia': [
    // 300 pixels an inch of 2.54 cm; the scan of 10 × 15 cm that gives them.
    [
      '#sizes tbody tr',
      [
        '10 × 15 cm 1.181 × 1.772 px escaneie a 300 dpi',
        '13 × 18 cm 1.535 × 2.126 px escaneie a 390 dpi',
        '15 × 21 cm 1.772 × 2.480 px escaneie a 450 dpi',
        '20 × 30 cm 2.362 × 3.543 px escaneie a 600 dpi',
        '30 × 45 cm 3.543 × 5.315 px escaneie a 900 dpi',
      ],
    ],
  ],
  '/whatsapp-redirect-achadinhos': [
    ['.community__deal small', ['38% a menos', '29% a menos', '39% a menos']],
  ],
};

const read = async (address: string) => {
  const { status, text } = await site.http.get(address);
  expect(status).toBe(200);
  return readHtml(text);
};

describe.each([
  ['claims, limits and numbers of parts', statedFigures],
  ['computed numbers', computedFigures],
] as const)('shows the %s', (_what, pages) => {
  test.each(Object.entries(pages))('of %s', async (address, figures) => {
    const { $, text, texts, rows } = await read(address);
    for (const [selector, figure] of figures) {
      if (typeof figure === 'number') expect($(selector).length, selector).toBe(figure);
      else if (figure instanceof RegExp) expect(text(selector), selector).toMatch(figure);
      else {
        const found = $(selector).is('tr')
          ? rows(selector).map((row) => row.join(' '))
          : texts(selector);
        expect(found, selector).toEqual(figure);
      }
    }
  });
});
