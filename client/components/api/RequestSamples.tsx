import { type Api, keyHeader, sampleOrigin } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { CodeBlock } from '../code/CodeBlock';
import { samples } from '../code/samples';
import { Tabs } from '../tabs/Tabs';
import { copy } from './copy';

const languages = Object.keys(samples) as (keyof typeof samples)[];

/** The sample request in each language, and what is a placeholder in it. */
export const RequestSamples = ({ api }: { api: Api }) => {
  const t = copy(useLang());
  return (
    <>
      <Tabs
        id="sample"
        label={t.languages}
        tabs={languages.map((name) => ({
          id: name.toLowerCase(),
          name,
          content: <CodeBlock label={t.request(name)} parts={samples[name](api)} />,
        }))}
      />
      <p>
        <span>{t.sampleNote(sampleOrigin, keyHeader)}</span>{' '}
        {api.pathIsExample && <span>{t.samplePath(api.path)}</span>}
      </p>
    </>
  );
};
