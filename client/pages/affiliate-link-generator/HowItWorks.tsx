import type { ReactNode } from 'react';
import { networks } from '../../../shared/prices/affiliate';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { networkNames } from './data';
import { type crops, Photo } from './Photo';
import { ProductLink } from './ProductLink';
import '../../components/disclosure/disclosure.css';
import '../../components/steps/steps.css';

const cuts: readonly (keyof typeof crops)[] = ['message', 'square', 'pin'];

/** What the chat shows after each step: the link, the link with a code, the photo in its crops, the networks. */
const seen: readonly ReactNode[] = [
  <p key="sent" className="affiliate-link-generator__bubble affiliate-link-generator__bubble--you">
    <ProductLink />
  </p>,
  <p key="coded" className="affiliate-link-generator__bubble">
    <ProductLink yours />
  </p>,
  <p key="cut" className="affiliate-link-generator__bubble affiliate-link-generator__cuts">
    {cuts.map((crop) => (
      <Photo key={crop} crop={crop} />
    ))}
  </p>,
  <ul
    key="posted"
    className="strong affiliate-link-generator__bubble affiliate-link-generator__posted"
  >
    {networks.map((network) => (
      <li key={network}>{networkNames[network]}</li>
    ))}
  </ul>,
];

/** The steps, each with what the chat shows after it. */
export const HowItWorks = () => {
  const { how: t } = copy(useLang());
  return (
    <section id="how" className="toned affiliate-link-generator__how">
      <h2>{t.title}</h2>
      <ol className="steps affiliate-link-generator__steps">
        {t.steps.map(({ title, text }, at) => (
          <li key={title}>
            <h3>{title}</h3>
            <div className="affiliate-link-generator__seen" aria-hidden="true">
              {seen[at]}
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <details>
        <summary>{t.trouble.title}</summary>
        <dl className="stack-4 thirds">
          {t.trouble.cases.map(({ when, result }) => (
            <div key={when}>
              <dt className="strong">{when}</dt>
              <dd className="soft">{result}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
};
