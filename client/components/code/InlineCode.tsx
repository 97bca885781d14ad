import './inline-code.css';

type Props = { children: string };

/** What a sentence keeps together: text between backticks, and names that a line could break after a hyphen. */
const kept = /(`[^`]*`|NFS-e|X-Api-Key)/;

/** A sentence in which text between backticks becomes `<code>`, which is not translated. */
export const InlineCode = ({ children }: Props) =>
  children
    .split(kept)
    .map((text, at) => ({ text, at }))
    .filter(({ text }) => text !== '')
    .map(({ text, at }) => {
      if (at % 2 === 0) return <span key={at}>{text}</span>;
      if (!text.startsWith('`'))
        return (
          <span key={at} className="unbroken">
            {text}
          </span>
        );
      return (
        <code key={at} translate="no">
          {text.slice(1, -1)}
        </code>
      );
    });
