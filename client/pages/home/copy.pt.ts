import type { LandingTrade } from '../../../shared/prices/landingPages';

/** The words of what is offered on the Portuguese home page only. */
export const landing = {
  title: (soonest: string, latest: string) =>
    `Landing page para quatro ramos em ${soonest} a ${latest}\u00a0dias`,
  intro: 'Cada plano custa o mesmo nos quatro ramos.',
  table: 'Planos',
  from: (price: string) => `Sites a partir de ${price}`,
  items: {
    'landing-page-eventos': 'O participante se inscreve na página.',
    'landing-page-imobiliaria': 'O interessado pede o dia da visita.',
    'landing-page-locadora': 'O cliente escolhe carro e datas.',
    'landing-page-consultoria': 'O cliente conta o problema antes da reunião.',
  } satisfies Record<LandingTrade, string>,
} as const;

/** What the complete solutions hold besides. */
export const extras = {
  'landing-page-advogados': (days: string) => `Fica no ar em até ${days}\u00a0dias úteis.`,
  'photo-restoration': (hours: string) =>
    `A gente diz o que dá para recuperar; você aprova e recebe em até ${hours}\u00a0horas.`,
  community: 'Grupo gratuito de ofertas. Você sai quando quiser.',
} as const;

/** The choice of how the figure shows its answer. */
export const sheetViews = {
  legend: 'Ver a resposta como',
  sheet: 'Planilha',
  json: 'JSON',
} as const;
