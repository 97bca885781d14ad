import { words } from '../../../shared/copy';
import type { Facts } from './facts';

export const copy = words({
  head: {
    title: {
      en: 'NFS-e API: Brazilian service invoices to JSON',
      pt: 'API NFS-e: PDF ou XML da nota fiscal vira JSON',
    },
    description: {
      en: ({ fields, free }: Facts) =>
        `Send an NFS-e as PDF or XML and get ${fields} fields back as JSON: both tax IDs (CNPJ), the service, the amount, six taxes. ${free} requests a month free.`,
      pt: ({ fields, free }: Facts) =>
        `Mande a NFS-e em PDF ou XML e receba ${fields} campos em JSON: CNPJs, serviço, valor, tributos. Grátis: ${free} requisições por mês.`,
    },
  },
  hero: {
    title: {
      en: 'NFS-e API: Brazilian service invoices to JSON',
      pt: 'API NFS-e: a\u00a0nota em PDF ou XML vira JSON',
    },
    lead: {
      en: ({ fields }: Facts) =>
        `For accounting firms and ERP developers. Layouts differ from city to city; the JSON always has the same ${fields} fields.`,
      pt: ({ fields }: Facts) =>
        `Para escritório contábil e ERP. A nota muda com a cidade; o JSON tem sempre ${fields} campos.`,
    },
  },
  figure: {
    legend: {
      en: 'Select a field to see its line in the response',
      pt: 'Escolha um campo e veja a linha na resposta',
    },
    data: { en: '“data” in the JSON response', pt: '“data” da resposta JSON' },
    caption: {
      en: 'What the invoice doesn’t say comes back as null. The tax IDs here are made up.',
      pt: 'O que falta na nota vem como null. Os CNPJs são inventados.',
    },
  },
  titles: {
    support: {
      en: 'Ask us, or try the API free',
      pt: 'Ficou com dúvida?',
    },
  },
  how: [
    {
      name: { en: 'Send the invoice', pt: 'Mande a nota' },
      text: {
        en: 'Send the PDF or XML in `base64`, or its URL in `fileUrl`.',
        pt: 'PDF ou XML, no campo `base64`, ou o endereço dela em `fileUrl`.',
      },
    },
    {
      name: { en: 'The API reads it', pt: 'A API lê' },
      text: {
        en: 'It reads the number, both tax IDs (CNPJ), the service, the amount and six taxes.',
        pt: 'Ela lê o número, os dois CNPJs, o serviço, o valor e seis tributos.',
      },
    },
    {
      name: { en: 'Store the response', pt: 'Guarde a resposta' },
      text: {
        en: ({ fields }: Facts) =>
          `You get one JSON object, always with the same ${fields} fields.`,
        pt: ({ fields }: Facts) => `Vem um objeto JSON, sempre com os mesmos ${fields} campos.`,
      },
    },
  ],
  features: [
    {
      name: { en: 'PDF or XML', pt: 'PDF ou XML' },
      text: {
        en: 'Send the file base64-encoded, or its public URL. For a protected PDF, include its password.',
        pt: 'Envie em base64 ou por URL. Se o PDF tiver senha, mande-a junto.',
      },
    },
    {
      name: { en: 'Six taxes, one by one', pt: 'Seis tributos, separados' },
      text: {
        en: ({ taxes, taxFields }: Facts) =>
          `${taxes}, each with its rate and its amount: ${taxFields} fields.`,
        pt: ({ taxes, taxFields }: Facts) => `${taxes}, com alíquota e valor: ${taxFields} campos.`,
      },
    },
    {
      name: { en: '`null` for what is missing', pt: '`null` para o que falta' },
      text: {
        en: 'A field left blank on the invoice is `null` in the response, so your code can tell a missing value from zero.',
        pt: 'Campo em branco na nota vem como `null`, nunca zero.',
      },
    },
  ],
  spelling: {
    en: 'Some field names are unusual: `serviceDescribe`, `otherInformations`, `issAliquot`. Use them exactly as shown.',
    pt: 'Alguns nomes fogem do inglês padrão: `serviceDescribe`, `otherInformations` e os terminados em `Aliquot`. Copie como estão.',
  },
  /** What the API reads, and who reads the rest. */
  fit: {
    before: {
      en: 'The API reads invoices; it doesn’t issue them. For a photo of an NFS-e, or for a DANFE (goods invoice) or boleto (payment slip), see the ',
      pt: 'A API lê a nota; não emite. Para foto da nota, DANFE ou boleto, veja a ',
    },
    link: { en: 'custom AI Extractor API', pt: 'API de extração com IA, sob medida' },
  },
  uses: {
    accounting: {
      name: { en: 'Accounting firms', pt: 'Contabilidade' },
      text: {
        en: 'Set up the import once, and every invoice comes in the same way. No developer? We can connect it.',
        pt: 'Configure uma vez para onde vai cada campo; as outras notas entram do mesmo jeito. Não tem programador? A gente conecta.',
      },
    },
    systems: {
      name: { en: 'Accounting systems (ERPs)', pt: 'Sistema de gestão (ERP)' },
      text: {
        en: 'Your users upload an NFS-e, and your system fills in its form from the response. They check it and add the rest.',
        pt: 'O sistema preenche os campos que vêm na resposta; a equipe confere e completa o resto.',
      },
    },
    payable: {
      name: { en: 'Accounts payable', pt: 'Contas a pagar' },
      text: {
        en: 'Check the CNPJ and the amount before you pay, and catch duplicate invoices.',
        pt: 'Confira CNPJ e valor antes de pagar, e compare o número para achar nota repetida.',
      },
    },
    taxes: {
      name: { en: 'Tax teams', pt: 'Departamento fiscal' },
      text: {
        en: 'See each tax’s rate and amount, invoice by invoice.',
        pt: 'Veja em cada nota a alíquota e o valor dos tributos.',
      },
    },
  },
  questions: {
    missing: {
      ask: { en: 'What is not in the response?', pt: 'O que não vem na resposta?' },
      answer: {
        en: 'Company names, the tax base, ISS withheld and the net amount. IBS and CBS, the taxes of Brazil’s tax reform, have no fields yet either. If your invoices show them, ask us before you subscribe.',
        pt: 'A resposta não traz razão social, base de cálculo, ISS retido nem valor líquido. IBS e CBS, da reforma tributária, ainda não têm campo próprio. Se as suas notas já trazem os dois, fale com a gente antes de assinar.',
      },
    },
    taxes: {
      ask: {
        en: 'Does the response say which taxes were withheld?',
        pt: 'A resposta diz se o tributo foi retido?',
      },
      answer: {
        en: 'No. On the invoice, IRRF, INSS and CSLL are usually withheld; ISS, PIS and COFINS may be withheld by the customer or paid by the provider. Check the invoice.',
        pt: 'Não. IRRF, INSS e CSLL costumam aparecer como retenção; ISS, PIS e COFINS podem ser retidos pelo tomador ou recolhidos pelo prestador. Confira na nota.',
      },
    },
    failures: {
      ask: { en: 'What if it fails?', pt: 'E se der erro?' },
      answer: {
        en: 'HTTP 400 means a problem with the file: check its format, or send its password. HTTP 500 means an error on our side; if it persists, tell us.',
        pt: 'Erro 400: o arquivo é inválido ou tem senha; troque o arquivo ou envie a senha. Erro 500: a falha é nossa; se ela se repetir, avise a gente.',
      },
    },
  },
  plans: {
    title: { en: 'Plans and prices', pt: 'Planos e preços' },
    intro: {
      en: (store: string) => `Billed monthly by ${store}, in US dollars.`,
      pt: (store: string) =>
        `Os planos são mensais, em dólar, e a cobrança é feita ${store}. O valor em reais depende do câmbio e do IOF.`,
    },
    label: { en: 'Plans of the NFSe Extraction API', pt: 'Planos da API de extração de NFSe' },
    free: { en: 'Start free', pt: 'Começar grátis' },
    take: {
      en: (plan: string) => `Choose ${plan}`,
      pt: (plan: string) => `Escolher ${plan}`,
    },
  },
  support: {
    text: {
      en: 'Found a wrong value, or have a question? Message us on WhatsApp. You can also test your own invoices on the free plan.',
      pt: 'Chame no WhatsApp ou teste as suas notas no plano grátis. Achou um campo errado? Avise a gente.',
    },
    whatsapp: { en: 'Ask on WhatsApp', pt: 'Perguntar no WhatsApp' },
  },
});
