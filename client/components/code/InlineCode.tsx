type Props = { children: string };

/** A sentence in which text between backticks becomes `<code>`, which is not translated. */
export const InlineCode = ({ children }: Props) =>
  children
    .split('`')
    .map((text, at) => ({ text, at }))
    .filter(({ text }) => text !== '')
    .map(({ text, at }) =>
      at % 2 === 0 ? (
        <span key={at}>{text}</span>
      ) : (
        <code key={at} translate="no">
          {text}
        </code>
      ),
    );
