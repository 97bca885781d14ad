import { drawnCodes, sheet } from '../../../shared/apis/drawnCodes';
import { formatNumber } from '../../../shared/format';
import { copy as words } from '../../components/copy';
import { SaidResult } from '../../components/demo/SaidResult';
import { fieldNumber } from '../../components/document-figure/fieldNumber';
import { Bird } from '../../components/paper/Bird';
import { useLang } from '../../document/view';
import { AnswerEntry } from './AnswerEntry';
import { copy } from './copy';
import { DeliveryNote } from './DeliveryNote';
import { FoundCode } from './FoundCode';
import '../../components/demo/radio-choice.css';
import '../../components/document-figure/field-figure.drawing.css';
import '../../components/paper/sheet.css';
import '../../components/paper/stamp.css';
import '../../components/code/code.css';
import './scan.drawing.css';

/**
 * A sheet with scannable codes, and the entries of the answer. Each entry has a radio button whose
 * second label is the code on the sheet, so that selecting either highlights both without script.
 */
export const ScanFigure = () => {
  const lang = useLang();
  const { figure: t } = copy(lang);
  return (
    <figure className="stack-4 field-figure scan">
      <div className="overlay sheet ground-sheet scan__sheet">
        <Bird>
          <span>
            <span>{t.request}</span> <b>{t.read(formatNumber(drawnCodes.length, lang))}</b>
          </span>
        </Bird>
        <DeliveryNote />
        {drawnCodes.map((code, place) => (
          <FoundCode key={code.type} code={code} at={place + 1} />
        ))}
        <p className="stamp">{words(lang).sample}</p>
      </div>
      <fieldset className="code ground-screen scan__data">
        <legend className="visually-hidden">{t.legend}</legend>
        <p>{t.data}</p>
        <code translate="no">
          {'"codes": ['}
          {drawnCodes.map((code, place) => (
            <AnswerEntry
              key={code.type}
              code={code}
              at={place + 1}
              last={place === drawnCodes.length - 1}
            />
          ))}
          ]
        </code>
      </fieldset>
      <SaidResult>
        {drawnCodes.map(({ type, position: { x, y } }, place) => (
          <span key={type} data-field={fieldNumber(place + 1)}>
            {`${type}: x ${x}, y ${y}`}
          </span>
        ))}
      </SaidResult>
      <figcaption className="wide stack-1">
        <p className="display">{t.scanIt}</p>
        <p>{t.caption(formatNumber(sheet.width, lang), formatNumber(sheet.height, lang))}</p>
      </figcaption>
    </figure>
  );
};
