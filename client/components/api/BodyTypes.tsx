import { bodySchemas, openApiType, schemaPath } from '../../../shared/openapi';
import type { MarketplaceProduct } from '../../../shared/site';
import { useLang } from '../../view';
import { copy } from './copy';
import { Fold } from './Fold';

/** The JSON Schema of each body of an API, to download. */
export const BodyTypes = ({ id }: { id: MarketplaceProduct }) => {
  const lang = useLang();
  const { types: t } = copy(lang);
  return (
    <Fold id="types" title={t.title}>
      <p>{t.text}</p>
      <ul className="reference__files" translate="no">
        {bodySchemas[id].map((name) => (
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
