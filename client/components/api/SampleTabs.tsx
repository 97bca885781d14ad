import type { Endpoint } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { CodeBlock } from '../code/CodeBlock';
import { type Ending, samples } from '../code/samples';
import { Tabs } from '../tabs/Tabs';
import { copy } from './copy';

const languages = Object.keys(samples) as (keyof typeof samples)[];

type Props = {
  /** Prefix of the panel ids: a page may show the requests of several endpoints. */
  id: string;
  endpoint: Endpoint;
  /** What the samples do with the response; by default they print it as JSON. */
  ending?: Ending;
};

/** The sample request to an endpoint in each programming language. */
export const SampleTabs = ({ id, endpoint, ending }: Props) => {
  const t = copy(useLang());
  return (
    <Tabs
      id={id}
      label={t.languages}
      tabs={languages.map((name) => ({
        id: name.toLowerCase(),
        name,
        content: <CodeBlock label={t.request(name)} parts={samples[name](endpoint, ending)} />,
      }))}
    />
  );
};
