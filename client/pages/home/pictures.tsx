import type { ReactNode } from 'react';
import type { Tone } from '../../components/document-figure/sample';

const ink = 'var(--on-sheet)';

const Picture = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 280 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {children}
  </svg>
);

/** A tilted, stained scan, and the text that was read from it. */
const Scan = () => (
  <Picture>
    <g transform="rotate(-4 90 90)">
      <path fill="oklch(0.9 0.045 85)" d="M34 22h124v140H34z" />
      <path fill="var(--field-sun)" d="M46 84h64v15H46z" />
      <path
        stroke="oklch(0.5 0.05 70)"
        strokeWidth="3.5"
        strokeDasharray="19 3 31 4"
        d="M48 44h70M48 60h92M48 76h80M48 92h88M48 108h60"
      />
      <circle fill="none" stroke="oklch(0.62 0.08 60)" strokeWidth="4.5" cx="134" cy="122" r="23" />
    </g>
    <path fill="var(--sheet)" stroke={ink} d="M146 62h106v72H146z" />
    <path fill="var(--field-sun)" d="M158 88h52v14h-52z" />
    <path stroke={ink} strokeWidth="3.5" d="M158 78h76M158 95h70M158 112h46" />
  </Picture>
);

/** A service invoice with marked fields, half behind what a system gets of it. */
const Nfse = () => (
  <Picture>
    <path fill="var(--sheet)" stroke={ink} d="M30 16h130v140H30z" />
    <circle fill="none" stroke={ink} strokeWidth="2.5" cx="52" cy="37" r="9" />
    <path stroke={ink} strokeWidth="3.5" d="M70 33h62M70 43h40" />
    <path fill="var(--field-sky)" d="M42 60h40v15H42zM90 60h34v15H90z" />
    <path fill="var(--field-coral)" d="M42 86h78v15H42z" />
    <path fill="var(--field-sun)" d="M42 112h54v15H42z" />
    <path fill="var(--screen)" d="M132 50h128v110H132z" />
    <path
      stroke="var(--on-screen)"
      strokeWidth="3"
      d="M146 68h6M156 84h30M156 102h38M156 120h24M146 138h6"
    />
    <path stroke="var(--field-sky)" strokeWidth="4" d="M194 84h40" />
    <path stroke="var(--field-coral)" strokeWidth="4" d="M202 102h44" />
    <path stroke="var(--field-sun)" strokeWidth="4" d="M188 120h34" />
  </Picture>
);

/** Three suppliers' invoices that look different, and the one table that they fill. */
const Invoice = () => (
  <Picture>
    <path
      fill="var(--sheet)"
      stroke={ink}
      d="M20 30h78v130H20zM46 18h78v142H46zM72 34h82v126H72z"
    />
    <path stroke={ink} strokeWidth="3.5" d="M82 50h44M82 112h58" />
    <path fill="var(--field-leaf)" d="M82 62h34v13H82z" />
    <path fill="var(--field-coral)" d="M82 84h60v13H82z" />
    <path fill="var(--field-sun)" d="M82 124h40v13H82z" />
    <path fill="none" stroke={ink} strokeWidth="3" d="M162 92h24m-9-9 9 9-9 9" />
    <path fill="var(--sheet)" d="M196 54h72v80h-72z" />
    <path fill="var(--field-leaf)" d="M196 74h24v20h-24z" />
    <path fill="var(--field-coral)" d="M220 74h24v20h-24z" />
    <path fill="var(--field-sun)" d="M244 74h24v20h-24z" />
    <path
      fill="none"
      stroke={ink}
      strokeWidth="1.5"
      d="M196 54h72v80h-72zM196 74h72M196 94h72M196 114h72M220 54v80M244 54v80"
    />
  </Picture>
);

/** A label with a barcode and a QR code, each found. */
const Barcode = () => (
  <Picture>
    <path fill="var(--sheet)" stroke={ink} d="M52 20h178v140H52z" />
    <path
      stroke={ink}
      strokeWidth="4"
      d="M76 44v50M83 44v50M94 44v50M101 44v50M115 44v50M122 44v50M132 44v50"
    />
    <path stroke={ink} strokeWidth="2" d="M88 44v50M108 44v50M127 44v50" />
    <path
      fill={ink}
      fillRule="evenodd"
      d="M166 44h20v20h-20zm6 6v8h8v-8zM192 44h20v20h-20zm6 6v8h8v-8zM166 70h20v20h-20zm6 6v8h8v-8zM192 70h8v8h-8zM204 82h8v8h-8z"
    />
    <path
      fill="none"
      stroke="oklch(0.56 0.17 32)"
      strokeWidth="3.5"
      d="M66 48V34h14M130 34h14v14M144 90v14h-14M80 104H66V90M156 46V34h12M210 34h12v12M222 88v12h-12M168 100h-12V88"
    />
    <path stroke={ink} strokeWidth="3.5" strokeDasharray="13 5" d="M66 124h92" />
  </Picture>
);

/** The drawing of each product's card, and the tone of its ground. */
export const pictures = {
  'ocr-document-pro': ['sun', <Scan key="scan" />],
  'nfse-extraction': ['sky', <Nfse key="nfse" />],
  'invoice-extraction': ['leaf', <Invoice key="invoice" />],
  'barcode-extractor': ['coral', <Barcode key="barcode" />],
} as const satisfies Record<string, readonly [Tone, ReactNode]>;
