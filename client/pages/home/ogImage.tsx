import { nfseExample } from '../../../shared/apis/nfseExample';
import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import { lineOf, printed } from '../../components/document-figure/nfse';
import { Marked, Screen, Sheet } from '../../ogImage/blocks';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { copy } from './copy';

const imageCopy = words({
  detail: {
    en: 'Invoices, scans and barcodes in. Fields out.',
    pt: 'Entra nota, fatura, código de barras. Saem os campos.',
  },
  noteNumber: { en: 'Invoice no.', pt: 'Número da nota' },
  issueDate: { en: 'Issued', pt: 'Emissão' },
  servicesValue: { en: 'Amount', pt: 'Valor' },
});

type Labels = Record<(typeof fields)[number]['name'], string>;

const fields = [
  { name: 'noteNumber', tone: brand.fieldSky.light },
  { name: 'issueDate', tone: brand.fieldLeaf.light },
  { name: 'servicesValue', tone: brand.fieldSun.light },
] as const;

/** Values on the paper and the same values on the screen, in the same colours. */
const Figure = ({ labels }: { labels: Labels }) => (
  <>
    <Sheet x={700} y={40} width={420} height={420} turn={3}>
      {fields.map(({ name, tone }, at) => (
        <g key={name} transform={`translate(44 ${70 + at * 104})`}>
          <Words x={0} y={0} size={28} fill={brand.inkSoft.light}>
            {labels[name]}
          </Words>
          <Marked x={0} y={48} size={44} tone={tone}>
            {printed(name, nfseExample[name])}
          </Marked>
        </g>
      ))}
    </Sheet>
    <Screen x={652} y={384} width={520} height={208} turn={-2}>
      {fields.map(({ name, tone }, at) => {
        const { json } = lineOf({ name, example: nfseExample[name] });
        return (
          <g key={name} transform={`translate(34 ${62 + at * 54})`}>
            <Words x={0} y={0} size={33} fill={brand.onScreen.light}>
              {`${name}:`}
            </Words>
            <Words x={236} y={0} size={33} weight={650} fill={tone}>
              {json}
            </Words>
          </g>
        );
      })}
    </Screen>
  </>
);

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => {
  const t = imageCopy(lang);
  return {
    line: copy(lang).hero.title,
    detail: t.detail,
    figure: <Figure labels={t} />,
  };
};
