import { formatNames } from '../../../shared/apis/documentFormats';
import { invoice } from '../../../shared/apis/invoice';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { figures } from './facts';

/** The API's key facts in boxes, like the head of an invoice. */
export const AtAGlance = () => {
  const lang = useLang();
  const { facts: t } = copy(lang);
  const numbers = figures(lang);
  const boxes = [
    [t.endpoint, `${invoice.method} ${invoice.path}`],
    [t.reads, t.tiff(formatNames.join(', '))],
    [t.length, t.pages(numbers.pages)],
    [t.answers, t.fields(numbers.answered)],
    [t.billing, t.perPage],
  ] as const;
  return (
    <dl className="grid wide ground-sheet invoice-extraction__facts">
      {boxes.map(([name, value]) => (
        <div key={name}>
          <dt className="small">{name}</dt>
          <dd className="display" translate={name === t.endpoint ? 'no' : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
};
