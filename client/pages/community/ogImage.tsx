import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { words } from './copy.pt';
import { deal } from './data';

/** The page's light colours. */
const poster = {
  ground: '#ffd758',
  card: '#fffaeb',
  sunken: '#feeaae',
  ink: '#44150a',
  soft: '#622a1c',
  tag: '#b02018',
  leaf: '#228f61',
  warm: '#eb5833',
};

const { hero, chat } = words;
const { was, now } = deal('bottle');

/** The flask of the deal, drawn flat. */
const Flask = () => (
  <g transform="translate(704 160)">
    <path d="M52 0h76v50H52z" fill={poster.ink} />
    <path d="M36 46h108l36 52v250H0V98z" fill={poster.leaf} />
    <path d="M42 66 26 104v216h24V66z" fill={poster.card} opacity="0.75" />
    <path d="M0 160h180v90H0z" fill={poster.warm} />
  </g>
);

/** The product name and the old price, struck out. */
const Before = () => (
  <>
    <Words x={920} y={196} size={34} width={270} leading={1.2} fill={poster.soft}>
      {chat.goods.bottle}
    </Words>
    <Words x={924} y={312} size={58} weight={650} fill={poster.ink}>
      {was}
    </Words>
    <path d="M914 292h268" stroke={poster.tag} strokeWidth="8" />
  </>
);

/** The new price on a tilted tag that overlaps the phone's edge. */
const Tag = () => (
  <g transform="translate(580 384) rotate(-4)">
    <path d="M0 90 58 0h720v180H58z" fill={poster.tag} />
    <circle cx="64" cy="90" r="17" fill={poster.ground} />
    <Words x={108} y={56} size={40} weight={650} fill={poster.card}>
      {chat.now}
    </Words>
    <Words x={104} y={148} size={108} font="display" weight={800} fill={poster.card}>
      {now}
    </Words>
  </g>
);

/** The group chat on a phone, with one deal, labelled as invented as on the page. */
const Group = () => (
  <>
    <g transform="rotate(3 940 400)">
      <rect x="668" y="44" width="640" height="700" rx="44" fill={poster.ink} />
      <path d="M676 134h640v620H676z" fill={poster.sunken} />
      <Words x={708} y={106} size={46} font="display" weight={700} fill={poster.ground}>
        {chat.name}
      </Words>
      <Flask />
      <Before />
      <Words x={720} y={614} size={34} fill={poster.soft}>
        Oferta de exemplo
      </Words>
    </g>
    <Tag />
  </>
);

export const ogImage: OgImageModule['ogImage'] = () => ({
  kicker: hero.name,
  line: hero.title,
  detail: 'Gratuito, no WhatsApp. Sai quando quiser.',
  palette: { ground: poster.ground, ink: poster.ink, soft: poster.soft },
  words: { x: 64, width: 520 },
  figure: <Group />,
});
