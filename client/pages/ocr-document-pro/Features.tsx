import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/format';
import { ocrClaims } from '../../../shared/prices/ocrDocumentPro';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { lease } from './samples';

type FeatureProps = { title: string; text: string; askew?: boolean; children: ReactNode };

/** A feature below a clipping of paper, which lies on the glass of the scanner. */
const Feature = ({ title, text, askew, children }: FeatureProps) => (
  <li>
    <p className="ocr-document-pro__glass" aria-hidden="true">
      <span
        className={
          askew
            ? 'ground-sheet ocr-document-pro__clipping ocr-document-pro__clipping--askew'
            : 'ground-sheet ocr-document-pro__clipping'
        }
      >
        {children}
      </span>
    </p>
    <div className="stack-2">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  </li>
);

export const Features = () => {
  const lang = useLang();
  const { title, askew, text, fields, uptime } = copy(lang).features;
  const [landlord] = lease[lang].fields;
  return (
    <section id="features">
      <h2>{title}</h2>
      <ul className="grid ocr-document-pro__features">
        <Feature title={askew.title} text={askew.text} askew>
          {askew.clipping}
        </Feature>
        <Feature title={text.title} text={text.text(formatNumber(ocrClaims.accuracy, lang))}>
          {text.before} <mark>{text.found}</mark>
        </Feature>
        <Feature title={fields.title} text={fields.text}>
          {landlord?.name} <b>{landlord?.value}</b>
        </Feature>
        <Feature title={uptime.title} text={uptime.text(formatNumber(ocrClaims.uptime, lang))}>
          {uptime.week.map((day) => (
            <span key={day} className="ocr-document-pro__day">
              {day}
            </span>
          ))}
        </Feature>
      </ul>
    </section>
  );
};
