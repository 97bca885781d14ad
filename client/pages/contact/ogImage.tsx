import { brand } from '../../../shared/brand';
import { composeMessage } from '../../../shared/contact/whatsapp';
import { words } from '../../../shared/copy';
import { useShape } from '../../ogImage/shape';
import { cardSize } from '../../ogImage/size';
import type { OgImageModule } from '../../ogImage/types';
import { setWords, Words } from '../../ogImage/Words';
import { copy } from './copy';

const imageCopy = words({
  detail: {
    en: 'Your WhatsApp message is already written. A person will reply.',
    pt: 'A mensagem já vai escrita no WhatsApp. Quem atende é gente.',
  },
});

const panel = 640;
const bubble = { right: 1146, bottom: 420, pad: 40, width: 400 };
const type = { size: 48, leading: 1.16, weight: 550 };
const green = brand.fieldLeaf.light;

/** The prefilled message, with a caret after its last word. */
const Message = ({ children }: { children: string }) => {
  const text = { ...type, children, x: 0, y: 0, fill: brand.ink.light, width: bubble.width };
  const lines = setWords(useShape(), text);
  const line = type.size * type.leading;
  const width = Math.max(...lines.map((one) => one.width)) + 2 * bubble.pad + 16;
  const height = lines.length * line + 2 * bubble.pad - 8;
  const [left, top] = [bubble.right - width, bubble.bottom - height];
  const x = left + bubble.pad;
  const y = top + bubble.pad + type.size * 0.84;
  const caret = x + (lines.at(-1)?.width ?? 0) + 8;
  return (
    <>
      <rect x={left} y={top} width={width} height={height} rx="40" fill={green} />
      <path d={`M${bubble.right - 50} ${bubble.bottom - 60}h50v26l30 34h-80z`} fill={green} />
      <Words {...text} x={x} y={y} />
      <rect
        x={caret}
        y={y + (lines.length - 1) * line - type.size * 0.8}
        width="5"
        height={type.size}
        fill={brand.coral.light}
      />
    </>
  );
};

/** The send button. */
const Send = () => (
  <g transform="translate(1080 520)">
    <circle r="66" fill={brand.sun.light} />
    <path d="M-30-34 42 0-30 34-20 5 8 0-20-5z" fill={brand.onSun.light} />
  </g>
);

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => {
  const nobodyKnown = { source: undefined, plan: undefined, subject: undefined };
  return {
    line: copy(lang).title,
    detail: imageCopy(lang).detail,
    words: { x: 64, width: 544 },
    figure: (
      <>
        <rect x={panel} width={cardSize.width - panel} height="630" fill={brand.leafStrong.light} />
        <Message>{composeMessage(nobodyKnown, lang)}</Message>
        <Send />
      </>
    ),
  };
};
