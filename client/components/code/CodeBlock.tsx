import { useRef } from 'react';
import { CopyButton } from './CopyButton';
import { type Part, textOf } from './codeParts';

type Props = {
  label: string;
  parts: readonly Part[];
  /** What is copied, where the parts are its beginning. */
  whole?: string;
};

/** Highlighted code. */
export const CodeBlock = ({ label, parts, whole }: Props) => {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="code">
      <div className="code__head">
        <p>{label}</p>
        <CopyButton text={whole ?? textOf(parts)} label={label} of={code} />
      </div>
      <pre translate="no">
        <code ref={code}>
          {parts.map((part, at) =>
            typeof part === 'string' ? (
              part
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code never change
              <span key={at} className={`code__${part[0]}`}>
                {part[1]}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
};
