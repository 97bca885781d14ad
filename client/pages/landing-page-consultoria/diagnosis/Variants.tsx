type Props = {
  /** Pairs of an id and a text; the id names the answer or the topic with which CSS shows the text. */
  options: readonly (readonly [string, string])[];
};

/** Alternative sentences in one place; CSS shows the one that matches the answers. */
export const Variants = ({ options }: Props) => (
  <span className="landing-page-consultoria__either">
    {options.map(([name, text]) => (
      <span key={name} data-with={name}>
        {text}
      </span>
    ))}
  </span>
);
