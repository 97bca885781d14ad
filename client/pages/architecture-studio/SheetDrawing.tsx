/** The path that each of the first eight sheets adds to the house; the ninth is empty. */
const lines = [
  'M-2 1q8 0 12-3t18-2M-2-2q8 0 12-3t18-2M-2-5q6 0 10-2',
  'M0-6H26V2H0ZM4-4H18V0H4ZM15-1h8v2h-8Z',
  'M0-7H26V1H0ZM8-7v5m0 1.5v1.5M13-7V1M8-3h5',
  undefined,
  'M0 0V-3H24M18-3v3M2-3V-6.4H24V-3M4-3v-3m2 3v-3m2 3v-3',
  'M0 0V-3H24M6-3v3m6-3v3m6-3v3M2-3V-6.4H24V-3M8-3v-3.4m6 3.4v-3.4M-1 0v1h2V0m4 0v1h2V0m4 0v1h2V0m4 0v1h2V0',
  'M0 0h22V-5M8 0v-5m6 5v-5M7-6h2v1H7Zm6 0h2v1h-2Zm8 0h2v1h-2Z',
  'M2 1V-6H24M8 1V-1H24M2-3l3-3M2 0l6-6M5 1l7-7M8-2l4-4m0 5 5-5m-1 5 5-5m-1 5 4-4',
] as const;

/** The drawing on a sheet, one of nine. */
export const SheetDrawing = ({ at }: { at: number }) => (
  <svg className="architecture-studio__draw" viewBox="-2 -8 30 12" aria-hidden="true">
    {lines[at] ? <path d={lines[at]} /> : at < lines.length && <use href="#corte-encosta" />}
  </svg>
);
