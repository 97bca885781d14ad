import type { ReactNode } from 'react';

const line = { fill: 'none', stroke: 'var(--on-sheet)', strokeWidth: 1.5 };

const sheet = 'M3 3h26l8 8v38H3z';

const Picture = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 40 52" width="40" height="52" aria-hidden="true">
    <path fill="var(--sheet)" stroke="var(--line)" d={sheet} />
    {children}
  </svg>
);

/** A service invoice: the city's seal, its boxes, and the highlighted tax. */
const Nfse = () => (
  <Picture>
    <circle {...line} cx="10" cy="11" r="3" />
    <path {...line} d="M16 9h8M16 13h8M8 20h24M8 27h24M8 34h24M20 20v7" />
    <path fill="var(--field-sky)" d="M8 38h11v6H8z" />
    <path fill="var(--field-sun)" d="M23 38h9v6h-9z" />
  </Picture>
);

/** A supplier's invoice: its items and the total below them. */
const Invoice = () => (
  <Picture>
    <path fill="var(--on-sheet)" d="M8 9h12v5H8z" />
    <path {...line} d="M8 21h15M28 21h4M8 26h11M28 26h4M8 31h14M28 31h4M18 36h14" />
    <path fill="var(--field-leaf)" d="M20 39h12v6H20z" />
  </Picture>
);

/** A page with a barcode and a QR code, both marked. */
const Barcode = () => (
  <Picture>
    <path {...line} stroke="var(--coral)" d="M7 13h26v12H7zM7 29h14v15H7z" />
    <path {...line} d="M10 15v8M12.500 15v8M16 15v8M18 15v8M21.500 15v8M24 15v8M27 15v8M30 15v8" />
    <path
      fill="var(--on-sheet)"
      d="M9.500 31.500h4v4h-4zM14.500 31.500h4v4h-4zM9.500 37.500h4v4h-4zM15 38h1.500v1.500H15zM17 40h1.500v1.500H17z"
    />
  </Picture>
);

/** A stained scan, one of its faded lines read. */
const Scan = () => (
  <Picture>
    <path {...line} d="M8 11h13M8 17h22M8 23h16M8 41h20" strokeDasharray="4 1.5" />
    <circle {...line} stroke="var(--coral)" cx="25" cy="17" r="6" />
    <path fill="var(--field-coral)" d="M8 29h22v7H8z" />
  </Picture>
);

/** The drawing of each product's card. */
export const pictures = {
  'ocr-document-pro': <Scan />,
  'nfse-extraction': <Nfse />,
  'invoice-extraction': <Invoice />,
  'barcode-extractor': <Barcode />,
};
