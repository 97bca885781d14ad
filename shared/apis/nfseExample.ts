/**
 * What the sample note says, by the names of the API's fields: the tables, the samples and the figures of
 * two pages have their values from here. It is invented: town and companies say that they are examples,
 * the tax numbers have check digits that fail. A small company; what does not apply is missing, hence null.
 */
export const nfseExample = {
  authorizationCode: 'EX4M-PL0',
  cnpjBeneficiary: '22.222.222/0001-00',
  cnpjProvider: '11.111.111/0001-00',
  discrimination: 'Revisão mensal do elevador',
  emailBeneficiary: null,
  emailProvider: 'notas@example.com',
  issueDate: '2025-03-14',
  municipalRegistrationBeneficiary: null,
  municipalRegistrationProvider: '000.111-0',
  noteNumber: '1042',
  otherInformations: null,
  phoneBeneficiary: null,
  phoneProvider: '(00) 3000-0000',
  rpsIssueDate: '2025-03-13',
  serviceCode: '14.01',
  serviceDescribe: 'Manutenção de máquinas e elevadores',
  servicesValue: 1500,
  zipCodeBeneficiary: '00000-002',
  zipCodeProvider: '00000-001',
  cofinsAliquot: 3,
  cofinsValue: 45,
  csllAliquot: 1,
  csllValue: 15,
  inssAliquot: null,
  inssValue: null,
  irrfAliquot: null,
  irrfValue: null,
  issAliquot: 2,
  issValue: 30,
  pisAliquot: 0.65,
  pisValue: 9.75,
} as const satisfies Record<string, string | number | null>;

/** A field of the response that holds a value. */
export type NfseName = keyof typeof nfseExample;
