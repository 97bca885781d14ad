import type { ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import type { Lang } from '../../../../shared/languages';
import { Words } from '../../../ogImage/Words';
import { arrivals } from '../arrivals';
import { copy } from '../copy';
import { firstMoment } from '../data';

type Place = { x: number; y: number };

const width = 256;
/** The height of both phones, which the image crops at the bottom. */
const height = 640;

/** A phone's browser: the address bar and what has loaded so far. */
const Phone = ({ x, y, children }: Place & { children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-8" y="-8" width={width + 16} height={height + 16} rx="30" fill={brand.screen.light} />
    <rect width={width} height={height} rx="22" fill="#ffffff" />
    <rect x="16" y="16" width={width - 32} height="34" rx="17" fill="#e1e9ed" />
    {children}
  </g>
);

/** The old site at the first moment: only the loading bar. */
export const OldPhone = (place: Place) => (
  <Phone {...place}>
    <rect
      y="62"
      width={(width * firstMoment) / arrivals.oldSite.extras}
      height="10"
      fill={brand.leaf.light}
    />
  </Phone>
);

/** The torn sofa of the page's example. */
const Sofa = () => (
  <g fill="#e28d4f" stroke="#8a4a26" strokeWidth="1.6">
    <path d="M18 50v8M102 50v8" stroke={brand.ink.light} strokeWidth="5" />
    <rect x="14" y="2" width="92" height="34" rx="9" stroke="none" />
    <path d="M60 4v44M16 36h88" fill="none" />
    <rect x="2" y="20" width="20" height="32" rx="8" fill="#c36c36" stroke="none" />
    <rect x="98" y="20" width="20" height="32" rx="8" fill="#c36c36" stroke="none" />
    <rect x="21" y="34" width="78" height="18" rx="5" stroke="none" />
    <path d="M62 42l7 2 5-3 6 3 8-1-6 5-6-1-5 2-4-4z" fill="#f6eed8" />
  </g>
);

/** The new site at the same moment: headline, sofa and button are loaded. */
export const FreshPhone = ({ lang, ...place }: Place & { lang: Lang }) => {
  const { question, send } = copy(lang).drawn;
  return (
    <Phone {...place}>
      <Words
        x={20}
        y={104}
        size={38}
        width={width - 28}
        leading={1.06}
        font="display"
        weight={700}
        fill={brand.onSheet.light}
      >
        {question}
      </Words>
      <g transform="translate(14 268) scale(1.9)">
        <Sofa />
      </g>
      <rect x="14" y="438" width={width - 28} height="76" rx="38" fill={brand.leaf.light} />
      <Words x={width / 2} y={487} size={32} weight={650} anchor="middle" fill="#ffffff">
        {send}
      </Words>
    </Phone>
  );
};
