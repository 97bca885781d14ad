import { Fragment } from 'react';

/**
 * The name of a field after its path, `data.tributes.` `issValue`. It may break after a dot and before a
 * capital letter, at nothing that would be copied with it.
 */
export const FieldName = ({ name }: { name: string }) => {
  const end = name.lastIndexOf('.') + 1;
  return (
    <code className="field" translate="no">
      {end > 0 && (
        <>
          <span>{name.slice(0, end)}</span>
          <wbr />
        </>
      )}
      {name
        .slice(end)
        .split(/(?=[A-Z])/)
        .map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
    </code>
  );
};
