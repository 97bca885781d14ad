import { groups } from './data';

type Props = { question: keyof typeof groups; texts: readonly string[] };

/** A text for each answer to a question, of which that of the selected one is shown. */
export const When = ({ question, texts }: Props) =>
  texts.map((text, at) => (
    <span key={text} {...{ [`data-when-${groups[question]}`]: at + 1 }}>
      {text}
    </span>
  ));
