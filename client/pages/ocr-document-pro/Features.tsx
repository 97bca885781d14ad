import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/format';
import { ocrClaims } from '../../../shared/prices/ocrDocumentPro';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { OtherReaders } from './OtherReaders';
import { lease } from './samples';

type FeatureProps = { className?: string; title: string; text: string; children: ReactNode };

/** The features, each with an illustration. */
const Feature = ({
  className = 'row ocr-document-pro__clipping',
  title,
  text,
  children,
}: FeatureProps) => (
  <li className="stack-2">
    <p className={className} aria-hidden="true">
      {children}
    </p>
    <h3>{title}</h3>
    <p>{text}</p>
  </li>
);

export const Features = () => {
  const lang = useLang();
  const { title, askew, text, fields, uptime } = copy(lang).features;
  const [landlord] = lease[lang].fields;
  return (
    <section id="features" className="toned ocr-document-pro__features">
      <h2>{title}</h2>
      <ul className="stack-5 ocr-document-pro__list">
        <Feature
          className="row ocr-document-pro__clipping ocr-document-pro__clipping--askew"
          title={askew.title}
          text={askew.text}
        >
          <span>{askew.clipping}</span>
        </Feature>
        <Feature title={text.title} text={text.text(formatNumber(ocrClaims.accuracy, lang))}>
          <span>{text.before}</span> <mark>{text.found}</mark>
        </Feature>
        <Feature title={fields.title} text={fields.text}>
          <span>{landlord?.name}</span> <b>{landlord?.value}</b>
        </Feature>
        <Feature
          className="row ocr-document-pro__clipping ocr-document-pro__clipping--stamp"
          title={uptime.title}
          text={uptime.text(formatNumber(ocrClaims.uptime, lang))}
        >
          <span>{uptime.stamp}</span>
        </Feature>
      </ul>
      <OtherReaders />
    </section>
  );
};
