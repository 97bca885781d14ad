import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import type { Lang, Localized } from '../../../shared/languages';
import { Marked, Screen, Sheet } from '../../ogImage/blocks';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { copy } from './copy';
import { readField, samples } from './samples';

const imageCopy = words({
  detail: {
    en: 'From invoices, scans and barcodes to data.',
    pt: 'De nota, invoice e código de barras aos dados.',
  },
});

/** The fields that the image shows, of the sample of each language. */
const names: Localized<readonly string[]> = {
  en: ['invoiceNumber', 'dueDate', 'totalAmount'],
  pt: ['noteNumber', 'issueDate', 'servicesValue'],
};

const tones = [brand.fieldSky.light, brand.fieldLeaf.light, brand.fieldSun.light];

/** Values on the paper and the same values on the screen, in the same colours. */
const Figure = ({ lang }: { lang: Lang }) => {
  const fields = names[lang].map((name, at) => ({
    name,
    tone: tones[at] ?? '',
    ...readField(samples[lang](), name),
  }));
  return (
    <>
      <Sheet x={700} y={40} width={420} height={420} turn={3}>
        {fields.map(({ name, tone, label, text }, at) => (
          <g key={name} transform={`translate(44 ${70 + at * 104})`}>
            <Words x={0} y={0} size={28} fill={brand.inkSoft.light}>
              {label}
            </Words>
            <Marked x={0} y={48} size={44} tone={tone}>
              {text}
            </Marked>
          </g>
        ))}
      </Sheet>
      <Screen x={652} y={384} width={520} height={208} turn={-2}>
        {fields.map(({ name, tone, json }, at) => (
          <g key={name} transform={`translate(34 ${62 + at * 54})`}>
            <Words x={0} y={0} size={33} fill={brand.onScreen.light}>
              {`${name}:`}
            </Words>
            <Words x={236} y={0} size={33} weight={650} fill={tone}>
              {json}
            </Words>
          </g>
        ))}
      </Screen>
    </>
  );
};

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => {
  const t = imageCopy(lang);
  return {
    kicker: copy(lang).hero.kicker,
    line: copy(lang).hero.title,
    detail: t.detail,
    figure: <Figure lang={lang} />,
  };
};
