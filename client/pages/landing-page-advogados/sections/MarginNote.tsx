type Props = { children: string };

/** A word in the margin of a desk, level with the block that it is about. */
export const MarginNote = ({ children }: Props) => (
  <p className="small landing-page-advogados__note" aria-hidden="true">
    {children}
  </p>
);
