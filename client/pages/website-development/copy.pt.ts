/** The words of the landing pages by trade, which are sold in Portuguese only. */
export const landing = {
  title: 'Landing page do seu ramo: planos e preços',
  intro:
    'O modelo pronto para eventos, imobiliária, locadora ou consultoria recebe o seu texto, as suas fotos e a sua pergunta ao cliente. Página sob medida ou para anúncio é por orçamento.',
  label: 'Planos das landing pages por ramo',
  sector: 'pela página pronta',
  from: (price: string) => `Landing page para o seu ramo a partir de ${price}.`,
} as const;
