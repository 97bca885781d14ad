import { type Api, exampleBody, keyHeader, sampleOrigin } from '../../../shared/apis/api';
import { useLang } from '../../view';
import { CodeBlock } from '../code/CodeBlock';
import { jsonParts } from '../code/parts';
import { samples } from '../code/samples';
import { Tabs } from '../tabs/Tabs';
import { copy } from './copy';

const languages = Object.keys(samples) as (keyof typeof samples)[];

/** The sample request in each language, what is a placeholder in it, and the answer to it. */
export const Samples = ({ api }: { api: Api }) => {
  const t = copy(useLang());
  return (
    <div className="samples">
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
      <CodeBlock label={t.answer} parts={jsonParts(exampleBody(api.response))} />
    </div>
  );
};
