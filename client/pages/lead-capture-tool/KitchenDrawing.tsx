import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** The width of the drawn kitchen wall in metres; one metre is 100 units. */
const wall = 2.4;

/** A front view of a kitchen, as a joiner draws it. */
export const KitchenDrawing = () => {
  const lang = useLang();
  return (
    <svg
      viewBox="0 0 260 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      role="img"
      aria-label={copy(lang).figure.wall}
    >
      <path
        fill="oklch(0.83 0.075 65)"
        stroke="none"
        d="M10 8h90v38H10zM190 8h60v38h-60zM10 84h240v36H10z"
      />
      <path fill="oklch(0.93 0.03 225)" stroke="none" d="M112 14h66v40h-66zM72 90h44v26H72z" />
      <path d="M10 8h90v38H10zM55 8v38M190 8h60v38h-60zM220 8v38M112 14h66v40h-66zM145 14v40M8 80h244v4H8zM10 84v36h240V84M66 84v36M122 84v36M122 96h48M122 108h48M170 84v36M210 84v36M72 90h44v26H72zM78 94h32M146 80V66q0-5 6-5t6 5M50 42v-4M60 42v-4M204 96v6M216 96v6M60 96v6M144 90h4M144 102h4M144 114h4M14 124h232" />
      <path stroke="oklch(0.5 0.17 32)" d="M10 130v12M250 130v12M10 136h68M182 136h68" />
      <text
        x="130"
        y="143"
        fill="currentColor"
        stroke="none"
        fontSize="22"
        fontWeight="600"
        textAnchor="middle"
      >{`${formatNumber(wall, lang, 2)} m`}</text>
    </svg>
  );
};
