import type { Listed } from '../../../shared/apis/api';
import { useLang } from '../../document/view';
import { InlineCode } from '../code/InlineCode';
import { copy } from './copy';
import { Fold } from './Fold';

/** The versions of an API's description, newest first, by date. */
export const Changelog = ({ changes }: Pick<Listed, 'changes'>) => {
  const lang = useLang();
  return (
    <Fold id="changes" title={copy(lang).changes}>
      <dl className="stack-3">
        {changes.map(({ date, text }) => (
          <div key={date}>
            <dt className="strong">
              <time dateTime={date}>{date}</time>
            </dt>
            <dd>
              <InlineCode>{text[lang]}</InlineCode>
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
};
