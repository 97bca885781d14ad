import type { Listed } from '../../../shared/apis/api';
import { openApiType, schemaPath } from '../../../shared/openapi';
import { useLang } from '../../view';
import { copy } from './copy';
import { Fold } from './Fold';

/** The JSON Schema of each body of an API, to download. */
export const BodyTypes = ({ bodies }: Pick<Listed, 'bodies'>) => {
  const lang = useLang();
  const { types: t } = copy(lang);
  return (
    <Fold id="types" title={t.title}>
      <p>{t.text}</p>
      <ul className="reference__files" translate="no">
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
