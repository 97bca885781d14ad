import type { Listed } from '../../../shared/apis/api';
import { openApiType, schemaPath, typesPath } from '../../../shared/openapi';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { Fold } from './Fold';

/** The TypeScript types of an API and the JSON Schema of each of its bodies, to download. */
export const BodyTypes = ({ id, bodies }: Pick<Listed, 'id' | 'bodies'>) => {
  const lang = useLang();
  return (
    <Fold id="types" title={copy(lang).types}>
      <ul translate="no">
        <li>
          <a href={typesPath(id, lang)} download="">
            {`${id}.d.ts`}
          </a>
        </li>
        {bodies.map((name) => (
          <li key={name}>
            <a href={schemaPath(name, lang)} type={openApiType} download="">
              {`${name}.schema.json`}
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
};
