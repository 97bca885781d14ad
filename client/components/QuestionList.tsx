import './disclosure/disclosure.css';

type Props = {
  items: readonly { ask: string; answer: string }[];
  /** Whether the first answer is open. */
  open?: boolean;
};

/** Questions with their answers. The `<details>` share a name, so the browser keeps at most one open. */
export const QuestionList = ({ items, open = false }: Props) =>
  items.map(({ ask, answer }, at) => (
    <details key={ask} name="question" open={open && at === 0}>
      <summary>{ask}</summary>
      <p>{answer}</p>
    </details>
  ));
