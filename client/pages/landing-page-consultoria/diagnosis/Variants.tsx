type Props = {
  /** What each is shown with: the name of an answer, or of the topic that the talk begins with. */
  options: readonly (readonly [string, string])[];
};

/** Sentences in one place, of which the style rules show the one that fits the answers. */
export const Variants = ({ options }: Props) => (
  <span className="consult__either">
    {options.map(([name, text]) => (
      <span key={name} data-with={name}>
        {text}
      </span>
    ))}
  </span>
);
