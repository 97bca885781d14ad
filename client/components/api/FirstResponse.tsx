import { type Api, exampleBody } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import { CodeBlock } from '../code/CodeBlock';
import { jsonLines, textOf } from '../code/codeParts';
import { copy } from './copy';

/** Lines of the response that are shown: its beginning says how it is built. */
const shownLines = 12;

/** The first lines of the response in JSON. */
export const FirstResponse = ({ api }: { api: Api }) => {
  const lang = useLang();
  const { firstRequest: t } = copy(lang);
  const lines = jsonLines(exampleBody(api.response));
  return (
    <CodeBlock
      label={t.response}
      lines={[...lines.slice(0, shownLines), ['…']]}
      whole={textOf(lines)}
    />
  );
};
