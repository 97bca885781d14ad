import { Fragment } from 'react';
import type { Api } from '../../../shared/apis/api';
import { sampleDocument, sampleResponse } from '../../../shared/samples';
import { useLang } from '../../document/view';
import { copy } from './copy';
import '../actions/actions.css';

/** The test file and the whole response as two buttons, and the same file in other formats. */
export const FirstFiles = ({ api }: { api: Api }) => {
  const lang = useLang();
  const { firstRequest: t } = copy(lang);
  return (
    <div className="row">
      <p className="actions">
        <a className="button button--quiet" href={sampleDocument(api, lang)} download="">
          {t.testFile(api.sampleFile)}
        </a>
        <a className="button button--quiet" href={sampleResponse(api)} download="">
          {t.expected}
        </a>
      </p>
      <p>
        <span>{t.otherTypes}</span>
        {api.fileTypes.slice(1).map((type, at) => (
          <Fragment key={type}>
            <span>{at === 0 ? ' ' : ', '}</span>
            <a href={sampleDocument(api, lang, type)} download="">
              {type.toUpperCase()}
            </a>
          </Fragment>
        ))}
        {api.fileTypes.includes('xml') && <span>{t.layout}</span>}
      </p>
    </div>
  );
};
