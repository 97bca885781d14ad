import { useRef } from 'react';
import { CopyButton } from './CopyButton';
import { type Kind, type Line, textOf } from './codeParts';
import './code.css';
import './code-block.css';
import './code-lines.css';

const classes: Record<Kind, string> = {
  name: 'code__name',
  text: 'code__text',
  number: 'code__number',
  word: 'code__word',
};

type Props = {
  label: string;
  lines: readonly Line[];
  /** What is copied, where the lines are its beginning. */
  whole?: string;
};

/** Highlighted code. A line has the number of its leading spaces, so that what is broken off it hangs below its own beginning. */
export const CodeBlock = ({ label, lines, whole }: Props) => {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="code ground-screen">
      <div className="code__head">
        <p>{label}</p>
        <CopyButton text={whole ?? textOf(lines)} label={label} of={code} />
      </div>
      <pre translate="no">
        <code ref={code}>
          {lines.map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a code keep their order
            <span key={row} data-indent={textOf([line]).search(/\S/)}>
              {line.map((part, at) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their order
                  <span key={at} className={classes[part[0]]}>
                    {part[1]}
                  </span>
                ),
              )}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
};
