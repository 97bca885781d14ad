/** The sections in the menu; their ids are the URL fragments. */
export const sections = ['inicio', 'projetos', 'servicos', 'sobre', 'contato'] as const;
