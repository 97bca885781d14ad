/** The words of the landing pages by trade, which are sold in Portuguese only. */
export const landing = {
  title: 'Landing page para quatro ramos: planos e preços',
  intro:
    'A gente pega o modelo do seu ramo (eventos, imobiliária, locadora ou consultoria) e põe o seu texto, as suas fotos e o que você quer perguntar ao cliente. Página sob medida, de advogado ou de anúncio, tem preço por orçamento.',
  label: 'Planos das landing pages por ramo',
  sector: 'pela página pronta',
} as const;
