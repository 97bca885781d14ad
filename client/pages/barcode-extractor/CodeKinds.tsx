import { codeTypes } from '../../../shared/apis/codes';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { drawnCode } from './data';
import { drawingId } from './ids';

/**
 * The supported code types with a drawing of each, so that readers recognize theirs; the drawings are
 * reused from the sheet above.
 */
export const CodeKinds = () => {
  const { result: t } = copy(useLang());
  return (
    <div className="stack-4">
      <p>
        <InlineCode>{t.kinds}</InlineCode>
      </p>
      <dl className="ruled barcode-extractor__kinds">
        {codeTypes.map((type) => {
          const { x, y, width, height } = drawnCode(type).position;
          return (
            <div key={type} className="row">
              <dt className="stack-2 ground-sheet">
                <svg
                  viewBox={`${x} ${y} ${width} ${height}`}
                  width="100%"
                  height="48"
                  fill="currentcolor"
                  aria-hidden="true"
                >
                  <use href={`#${drawingId(type)}`} />
                </svg>
                <code translate="no">{type}</code>
              </dt>
              <dd>{t.types[type]}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
};
