import { Fragment } from 'react';
import { type Api, exampleBody } from '../../../shared/apis/api';
import { sampleDocument, sampleResponse } from '../../../shared/samples';
import { useLang } from '../../document/view';
import { CodeBlock } from '../code/CodeBlock';
import { jsonLines, textOf } from '../code/codeParts';
import { copy } from './copy';
import '../actions/actions.css';

/** Lines of the response that are shown: its beginning says how it is built. */
const shownLines = 7;

/** The first lines of the response in JSON, and the test file and the whole response as two buttons. */
export const FirstResponse = ({ api }: { api: Api }) => {
  const lang = useLang();
  const { firstRequest: t } = copy(lang);
  const lines = jsonLines(exampleBody(api.response));
  return (
    <>
      <CodeBlock
        label={t.response}
        lines={[...lines.slice(0, shownLines), ['…']]}
        whole={textOf(lines)}
      />
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
    </>
  );
};
