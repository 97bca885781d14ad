const height = 180;

/** Of a hundred documents, in the units of the drawing. */
const hundred = 24;

/** A pile of paper, as high as its documents; one without a limit goes on above the picture. */
export const Pile = ({ documents }: { documents: number | undefined }) => {
  const tall = documents === undefined ? height + 8 : (documents / 100) * hundred;
  const sheets = Array.from({ length: Math.floor(tall / 8) }, (_, at) => at);
  return (
    <svg className="ocr__pile" viewBox={`0 0 120 ${height}`} aria-hidden="true">
      {sheets.map((at) => (
        <path
          key={at}
          d={`M${10 + ((at * 7) % 5)} ${height - 1 - at * 8}h${96 + ((at * 5) % 7)}v-5.5H${10 + ((at * 7) % 5)}z`}
        />
      ))}
    </svg>
  );
};
