import { keyHeader, sampleOrigin } from '../../../shared/apis/api';
import { imageApi } from '../../../shared/apis/imageApi';
import { FieldTable } from '../../components/api/FieldTable';
import { Limits } from '../../components/api/Limits';
import { OpenApiLink } from '../../components/api/OpenApiLink';
import { SampleTabs } from '../../components/api/SampleTabs';
import { InlineCode } from '../../components/code/InlineCode';
import { savedAs } from '../../components/code/savedFile';
import { useLang } from '../../view';
import { copy } from './copy';
import { endpointNames, endpoints } from './data';
import { Section } from './Section';

/** The reference of both endpoints, and the facts that apply to both. */
export const Endpoints = () => {
  const { endpoints: t } = copy(useLang());
  return (
    <Section id="endpoints" title={t.title} intro={t.intro}>
      {endpointNames.map((name) => {
        const { endpoint, file } = endpoints[name];
        return (
          <article key={name} className="card nano-banana-api__endpoint">
            <h3>
              <code translate="no">{`${endpoint.method} ${endpoint.path}`}</code>
            </h3>
            <p>{t.texts[name]}</p>
            <FieldTable caption={t.fields(endpoint.path)} fields={endpoint.request} brief />
            <SampleTabs id={name} endpoint={endpoint} ending={savedAs(file)} />
          </article>
        );
      })}
      <dl className="nano-banana-api__facts">
        {t.facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <InlineCode>
                {typeof text === 'string' ? text : text(sampleOrigin, keyHeader)}
              </InlineCode>
            </dd>
          </div>
        ))}
      </dl>
      <Limits api={imageApi} rows={[]} />
      <p>
        <OpenApiLink id={imageApi.id} />
      </p>
    </Section>
  );
};
