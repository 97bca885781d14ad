const width = 200;
const height = 180;

/** The drawn thickness of a sheet, and the number of documents that it stands for. */
const sheet = 4;
const stands = 50 / 3;

/** Horizontal offsets of the sheets, so that the pile looks uneven. */
const lying = (at: number): string => {
  const left = 6 + ((at * 7) % 9);
  const right = width - 6 - ((at * 5) % 8);
  return `M${left} ${height - at * sheet}H${right}v-${sheet}H${left}z`;
};

type Props = { documents: number | undefined; choice: number };

/** A pile of paper, proportional to the plan's documents; an unlimited one is cropped at the top. */
export const PaperPile = ({ documents, choice }: Props) => {
  const count = documents === undefined ? height / sheet : Math.round(documents / stands);
  return (
    <svg
      className="ocr-document-pro__pile"
      data-mark-b={choice}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="var(--chosen, var(--ocr-aged))"
      stroke="var(--ocr-edge)"
      strokeWidth=".8"
      aria-hidden="true"
    >
      <path d={Array.from({ length: count }, (_, at) => lying(at)).join('')} />
    </svg>
  );
};
