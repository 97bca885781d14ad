/** The words of the landing pages by trade, which are sold in Portuguese only. */
export const landing = {
  title: 'Landing page: seu ramo já tem modelo',
  intro:
    'O modelo pronto do seu ramo tem preço fechado e recebe o seu texto, as suas fotos e a sua pergunta ao cliente. Página sob medida ou para anúncio é por orçamento.',
  items: {
    'landing-page-imobiliaria': 'Para receber pedido de visita com dia marcado.',
    'landing-page-consultoria': 'Para marcar a conversa de diagnóstico.',
    'landing-page-eventos': 'Para encher a lista de inscritos.',
    'landing-page-locadora': 'Para receber o pedido de reserva já com as datas.',
    'landing-page-advogados': 'Site do escritório, com orçamento à parte.',
  },
  from: (price: string) => `Landing page para o seu ramo a partir de ${price}.`,
  table: 'Planos e preços das quatro landing pages',
  plan: 'Plano',
  price: 'Preço',
  included: 'Inclui',
} as const;
