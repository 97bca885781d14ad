import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import { formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { Marked } from '../../ogImage/blocks';
import { useShape } from '../../ogImage/shape';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { copy } from './copy';
import { availability, chat, prices } from './data';
import { Message } from './ogImage/Message';

const imageCopy = words({
  kicker: {
    en: 'AI agents and chatbots for WhatsApp and your website',
    pt: 'Agente de IA e chatbot para WhatsApp e site',
  },
  line: {
    en: (time: string) => `It’s ${time}, and your customer has an answer`,
    pt: (time: string) => `São ${time} e o seu cliente já tem resposta`,
  },
  detail: {
    en: (always: string) => `Answers ${always} from your prices, calendar and orders.`,
    pt: (always: string) => `Atende ${always} com os seus preços, agenda e pedidos.`,
  },
  asks: [
    { en: 'What do you charge', pt: 'Quanto fica para' },
    { en: 'for a new chain?', pt: 'trocar a corrente?' },
  ],
  answers: [
    {
      en: (chain: string) => `*${chain}* for the chain,`,
      pt: (chain: string) => `*${chain}* a corrente,`,
    },
    {
      en: (_chain: string, fitting: string) => `*${fitting}* to fit it.`,
      pt: (_chain: string, fitting: string) => `*${fitting}* a troca.`,
    },
  ],
});

/** The site's dark colours: the conversation takes place after closing time. */
const night = {
  ground: brand.paper.dark,
  ink: brand.ink.dark,
  soft: brand.inkSoft.dark,
};

const Price = ({ marked, children }: { marked: boolean; children: string }) => {
  const set = { y: 0, size: 36, weight: 600, children };
  const { width } = useShape()(children, 'sans', set.weight, set.size);
  const x = 428 - width;
  if (!marked) return <Words {...set} x={x} fill={brand.onSheet.light} />;
  return <Marked {...set} x={x} tone={brand.fieldSun.light} />;
};

/** The price list behind the answer, with the same values highlighted. */
const PriceList = ({ lang }: { lang: Lang }) => {
  const { sheet, talk } = copy(lang);
  return (
    <g transform="translate(690 388) rotate(-3)">
      <path d="M0 0h560v300H0z" fill={brand.sheet.light} />
      <Words x={36} y={96} size={36} weight={700} fill={brand.onSheet.light}>
        {talk.turns.prices.source}
      </Words>
      {(['nine', 'fitting', 'gears'] as const).map((id, at) => (
        <g key={id} transform={`translate(36 ${160 + at * 62})`}>
          <path d="M0 -42H430" stroke={brand.line.light} strokeWidth="2" />
          <Words x={0} y={0} size={34} fill={brand.onSheet.light}>
            {sheet[id]}
          </Words>
          <Price marked={id !== 'gears'}>{formatPrice(prices[id][lang], lang)}</Price>
        </g>
      ))}
    </g>
  );
};

/** A customer asks at night; the prices of the answer come from the list below it. */
const Figure = ({ lang }: { lang: Lang }) => {
  const t = imageCopy(lang);
  const [chain, fitting] = [prices.nine, prices.fitting].map((one) => formatPrice(one[lang], lang));
  return (
    <>
      <PriceList lang={lang} />
      <path d="M660 40h440a28 28 0 0 1 28 28v104a28 28 0 0 1 -28 28H660z" fill={brand.line.dark} />
      {t.asks.map((line, at) => (
        <Message key={line} x={692} y={106 + at * 54} size={44} fill={night.ink}>
          {line}
        </Message>
      ))}
      <path d="M736 224h436v184H764a28 28 0 0 1 -28 -28z" fill={brand.leaf.light} />
      {t.answers.map((line, at) => (
        <Message
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never changed
          key={at}
          x={772}
          y={300 + at * 68}
          size={46}
          fill={brand.onLeaf.light}
        >
          {line(chain ?? '', fitting ?? '')}
        </Message>
      ))}
    </>
  );
};

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => ({
  kicker: imageCopy(lang).kicker,
  line: imageCopy(lang).line(formatTimeOfDay(chat.begins, lang)),
  detail: imageCopy(lang).detail(availability),
  palette: night,
  figure: <Figure lang={lang} />,
});
