import { Uses } from '../../components/api/Uses';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { slipBox } from './note';

/** The boxes of the invoice that each use case needs most. */
const shown = {
  accounting: [slipBox('Número da nota', 'noteNumber'), slipBox('Emissão', 'issueDate')],
  systems: [slipBox('Código', 'serviceCode'), slipBox('E-mail', 'emailProvider')],
  payable: [slipBox('CNPJ', 'cnpjProvider'), slipBox('Valor', 'servicesValue')],
  taxes: [slipBox('ISS', 'issValue'), slipBox('PIS', 'pisValue'), slipBox('CSLL', 'csllValue')],
};

const useIds = Object.keys(shown) as (keyof typeof shown)[];

/** Use cases, each with its boxes of the invoice. */
export const UseCases = () => {
  const { uses: t, titles } = copy(useLang());
  return (
    <Uses title={titles.uses} uses={useIds.map((id) => ({ ...t[id], boxes: shown[id] }))} silent />
  );
};
