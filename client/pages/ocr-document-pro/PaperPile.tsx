const width = 200;
const height = 180;

/** The drawn thickness of a sheet, and the number of documents that it stands for. */
const sheet = 4;
const stands = 50 / 3;

/** Horizontal offset of a sheet, so that the pile looks uneven. */
const left = (at: number): number => 6 + ((at * 7) % 9);

/** A sheet and the way to the next; every ninth is the same, which compresses well. */
const lying = (at: number): string => {
  const long = width - 6 - ((at * 5) % 9) - left(at);
  return `h${long}v-${sheet}h-${long}zm${left(at + 1) - left(at)}-${sheet}`;
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
      <path
        d={`M${left(0)} ${height}${Array.from({ length: count }, (_, at) => lying(at)).join('')}`}
      />
    </svg>
  );
};
