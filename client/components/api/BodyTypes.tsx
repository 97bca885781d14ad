import type { Listed } from '../../../shared/apis/api';
import { fileName, postmanPath, schemaPath, toolsPath, typesPath } from '../../../shared/openapi';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { Fold } from './Fold';

/** Files to download: types, the JSON Schema of each body, tools for language models, a Postman collection. */
export const BodyTypes = ({ id, bodies }: Pick<Listed, 'id' | 'bodies'>) => {
  const lang = useLang();
  return (
    <Fold id="types" title={copy(lang).types}>
      <ul translate="no">
        {[
          typesPath(id, lang),
          ...bodies.map((name) => schemaPath(name, lang)),
          toolsPath(id, lang),
          postmanPath(id, lang),
        ].map((path) => (
          <li key={path}>
            <a href={path} download="">
              {fileName(path)}
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
};
