/**
 * An invented service invoice: a town and a company that say they are examples, a CNPJ whose check
 * digits fail. It stays Portuguese in both languages, as the paper does.
 */
export const note = {
  town: 'Prefeitura de Vila Exemplo',
  kind: 'Nota fiscal de serviços · NFSe',
  boxes: [
    { label: 'Número da nota', value: '1042' },
    { label: 'Emissão', value: '14/03/2025' },
    { label: 'Prestador', text: 'Elevadores Exemplo Ltda.', wide: true },
    { label: 'CNPJ do prestador', value: '11.111.111/0001-00', wide: true },
    { label: 'Serviço', text: 'Revisão mensal do elevador', wide: true },
    { label: 'Valor', value: 'R$\u00a01.500,00' },
    { label: 'ISS (2%)', value: 'R$\u00a030,00' },
    { label: 'E-mail do tomador', wide: true },
  ],
} as const satisfies {
  town: string;
  kind: string;
  boxes: readonly { label: string; value?: string; text?: string; wide?: boolean }[];
};

/** What is read from it, by the names that the API gives its fields. */
export const fields = [
  ['noteNumber', '"1042"'],
  ['issueDate', '"2025-03-14"'],
  ['cnpjProvider', '"11.111.111/0001-00"'],
  ['servicesValue', '1500.00'],
  ['tributes.issAliquot', '2.00'],
  ['tributes.issValue', '30.00'],
  ['emailBeneficiary', 'null'],
] as const;
