import { issuer, provider } from '../../../client/components/document-figure/nfse';
import { beneficiary } from '../../../client/pages/nfse-extraction/note';
import { taxes } from '../../../shared/apis/nfse';
import { nfseExample } from '../../../shared/apis/nfseExample';

type Content = string | number | null | Elements;
/** Elements by name; what the note lacks has none. */
type Elements = { readonly [name: string]: Content };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const write = (elements: Elements, indent = ''): string =>
  Object.entries(elements)
    .map(([name, content]) => {
      if (content === null) return '';
      const inner =
        typeof content === 'object'
          ? `\n${write(content, `${indent}  `)}${indent}`
          : escaped(String(content));
      return `${indent}<${name}>${inner}</${name}>\n`;
    })
    .join('');

/** `ValorIss` and `AliquotaIss`: cities' layouts seldom have the rates of federal taxes, the response has. */
const taxElements = (): Elements =>
  Object.fromEntries(
    taxes.flatMap((tax) => {
      const name = tax.charAt(0).toUpperCase() + tax.slice(1);
      return [
        [`Valor${name}`, nfseExample[`${tax}Value`]],
        [`Aliquota${name}`, nfseExample[`${tax}Aliquot`]],
      ];
    }),
  );

/** The sample note in XML: names and order after ABRASF's layout, which cities vary, and no signature. */
export const nfseXml = (comment: string): string => {
  const e = nfseExample;
  const elements = write({
    CompNfse: {
      Nfse: {
        InfNfse: {
          Numero: e.noteNumber,
          CodigoVerificacao: e.authorizationCode,
          DataEmissao: e.issueDate,
          OutrasInformacoes: e.otherInformations,
          PrestadorServico: {
            Cnpj: e.cnpjProvider,
            InscricaoMunicipal: e.municipalRegistrationProvider,
            RazaoSocial: provider,
            Endereco: { Cep: e.zipCodeProvider },
            Contato: { Telefone: e.phoneProvider, Email: e.emailProvider },
          },
          OrgaoGerador: issuer,
          DeclaracaoPrestacaoServico: {
            Rps: { DataEmissao: e.rpsIssueDate },
            Servico: {
              Valores: { ValorServicos: e.servicesValue, ...taxElements() },
              ItemListaServico: e.serviceCode,
              DescricaoItemListaServico: e.serviceDescribe,
              Discriminacao: e.discrimination,
            },
            TomadorServico: {
              Cnpj: e.cnpjBeneficiary,
              RazaoSocial: beneficiary,
              Endereco: { Cep: e.zipCodeBeneficiary },
            },
          },
        },
      },
    },
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${comment} -->\n${elements}`;
};
