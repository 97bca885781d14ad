import type { Endpoint } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { CodeBlock } from '../code/CodeBlock';
import { type Ending, samples } from '../code/samples';
import { Tabs } from '../tabs/Tabs';
import { copy } from './copy';

const languages = Object.keys(samples) as (keyof typeof samples)[];

type Props = {
  /** Begins the ids of the panels: a page may show the requests of several endpoints. */
  id: string;
  endpoint: Endpoint;
  /** What the samples do with the answer; they print it as JSON if nothing is said. */
  ending?: Ending;
};

/** The sample request to an endpoint in each language. */
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
