import { type Api, notCompared } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import { CodeBlock } from '../code/CodeBlock';
import { InlineCode } from '../code/InlineCode';
import { highlight, type Language } from '../code/samples';
import { copy } from './copy';

/** The APIs of which there is a response to compare with. */
export type Expected = Pick<Api, 'response' | 'sampleResponse'>;

type Props = { language: Language; expected: Expected };

/** The command that compares a response with the expected one, and the script for it: a file of `public/samples/`. */
export const Comparison = ({ language, expected }: Props) => {
  const t = copy(useLang());
  // Python is where curl and PHP are.
  const [program, script] =
    language === 'JavaScript' ? ['node', 'compare.mjs'] : ['python3', 'compare.py'];
  const file = expected.sampleResponse;
  const leftOut = notCompared(expected.response);
  return (
    <>
      <CodeBlock
        label={t.compare.label}
        lines={highlight(`${program} ${script} response.json ${file} ${leftOut.join(' ')}`)}
      />
      <p>
        <a href={`/samples/${script}`} download="">
          {t.compare.download(script)}
        </a>
        <InlineCode>
          {t.compare.note(file, leftOut.map((name) => `\`${name}\``).join(', '))}
        </InlineCode>
      </p>
    </>
  );
};
