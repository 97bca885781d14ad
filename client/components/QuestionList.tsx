type Props = {
  items: readonly { ask: string; answer: string }[];
  /** Whether the first answer can be read at once. */
  open?: boolean;
};

/** Questions and their answers. Of details with one name the browser keeps at most one open. */
export const QuestionList = ({ items, open = false }: Props) =>
  items.map(({ ask, answer }, at) => (
    <details key={ask} name="question" open={open && at === 0}>
      <summary>{ask}</summary>
      <p>{answer}</p>
    </details>
  ));
