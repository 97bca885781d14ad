import { type Endpoint, exclusiveField } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { CodeBlock } from '../code/CodeBlock';
import { type Ending, type Language, samples } from '../code/samples';
import { Tabs } from '../tabs/Tabs';
import { copy } from './copy';

/** The languages, each with the command that runs its sample: `.mjs` allows `await` everywhere. */
const commands: Record<Language, string> = {
  curl: 'bash sample.sh',
  JavaScript: 'node sample.mjs',
  Python: 'python sample.py',
};

const languages = Object.keys(commands) as Language[];

type Props = {
  /** Prefix of the panel ids: a page may show the requests of several endpoints. */
  id: string;
  endpoint: Endpoint;
  /** What the samples do with the response; by default they print and keep it. */
  ending?: Ending;
};

/** The sample request to an endpoint in each programming language, and how to run it. */
export const SampleTabs = ({ id, endpoint, ending }: Props) => {
  const t = copy(useLang());
  const { name: one, insteadOf: other } = exclusiveField(endpoint.request) ?? {};
  const note = one && other ? t.oneOf(one, other) : '';
  return (
    <div>
      <Tabs
        id={id}
        label={t.languages}
        tabs={languages.map((name) => ({
          id: name.toLowerCase(),
          name,
          content: (
            <CodeBlock
              label={t.request(name, commands[name])}
              parts={samples[name](endpoint, note, ending)}
            />
          ),
        }))}
      />
      <p>{t.running}</p>
    </div>
  );
};
