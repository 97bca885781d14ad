/** The sections that the menu names: their ids are what the address shows. */
export const sections = ['inicio', 'projetos', 'servicos', 'sobre', 'contato'] as const;
