import type { Access } from '../../../shared/apis/access';
import { type Endpoint, exclusiveField } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import { CodeBlock } from '../code/CodeBlock';
import { InlineCode } from '../code/InlineCode';
import { useSampleLanguage } from '../code/sampleLanguage';
import { type Call, type Language, languages, sampleCall, sampleLines } from '../code/samples';
import { Tabs } from '../tabs/Tabs';
import { Comparison, type Expected } from './Comparison';
import { copy } from './copy';
import '../disclosure/disclosure.css';

/** The command that runs each sample: `.mjs` allows `await` everywhere. */
const commands: Record<Language, string> = {
  curl: 'bash sample.sh',
  JavaScript: 'node sample.mjs',
  Python: 'python3 sample.py',
  PHP: 'php sample.php',
};

type Props = {
  access: Access;
  /** Prefix of the panel ids: a page may show the requests of several endpoints. */
  id: string;
  endpoint: Endpoint;
  /** What is sent and what is done with the response, where that is not what the endpoint needs at least. */
  call?: Partial<Call>;
  /** What has the expected response, to compare with. */
  expected?: Expected;
};

/** The request to an endpoint in each programming language, and folded, what it needs and how to compare its response. */
export const RequestSamples = ({ access, id, endpoint, call, expected }: Props) => {
  const t = copy(useLang());
  const [language, choose] = useSampleLanguage();
  const { name: one, insteadOf: other } = exclusiveField(endpoint.request) ?? {};
  const note = one && other ? t.oneOf(one, other) : '';
  return (
    <Tabs
      id={id}
      label={t.languages}
      selection={{
        current: languages.indexOf(language),
        choose: (at) => choose(languages[at] ?? languages[0]),
      }}
      tabs={languages.map((name) => ({
        id: name.toLowerCase(),
        name,
        content: (
          <>
            <CodeBlock
              label={t.request(name, commands[name])}
              lines={sampleLines(name, sampleCall(endpoint, access, { note, ...call }))}
            />
            <details>
              <summary>{t.howToRun}</summary>
              <div className="stack-3">
                <p>
                  <InlineCode>{t.running}</InlineCode>
                </p>
                {expected && <Comparison language={name} expected={expected} />}
              </div>
            </details>
          </>
        ),
      }))}
    />
  );
};
