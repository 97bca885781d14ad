import type { Access } from '../../../shared/apis/access';
import { type Endpoint, exclusiveField } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import { CodeBlock } from '../code/CodeBlock';
import { useSampleLanguage } from '../code/sampleLanguage';
import {
  type Call,
  highlight,
  type Language,
  languages,
  sampleCall,
  sampleLines,
} from '../code/samples';
import { Tabs } from '../tabs/Tabs';
import { copy } from './copy';
import '../disclosure/disclosure.css';

/** The command that runs each sample: `.mjs` allows `await` everywhere. */
const commands: Record<Language, string> = {
  curl: 'bash sample.sh',
  JavaScript: 'node sample.mjs',
  Python: 'python3 sample.py',
  PHP: 'php sample.php',
};

/** The command that says whether a response is like the expected one. */
const comparisons: Record<Language, (expected: string) => string> = {
  curl: (expected) => `diff <(jq -S . response.json) \\\n  <(jq -S . ${expected}) && echo same`,
  JavaScript: (expected) =>
    `node -p "require('assert').deepEqual(require('./response.json'), require('./${expected}')) ?? 'same'"`,
  Python: (expected) =>
    `python3 -c "import json; print(json.load(open('response.json')) == json.load(open('${expected}')))"`,
  PHP: (expected) =>
    `php -r "var_dump(json_decode(file_get_contents('response.json')) == json_decode(file_get_contents('${expected}')));"`,
};

type Props = {
  access: Access;
  /** Prefix of the panel ids: a page may show the requests of several endpoints. */
  id: string;
  endpoint: Endpoint;
  /** What is sent and what is done with the response, where that is not what the endpoint needs at least. */
  call?: Partial<Call>;
  /** The file of the expected response, to compare with. */
  expected?: string;
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
                <p>{t.running}</p>
                {expected && (
                  <>
                    <CodeBlock label={t.compare} lines={highlight(comparisons[name](expected))} />
                    <p>{t.firstRequest.expectedNote}</p>
                  </>
                )}
              </div>
            </details>
          </>
        ),
      }))}
    />
  );
};
