import type { ReactNode } from 'react';
import { formatList } from '../../../shared/format';
import { networks } from '../../../shared/prices/affiliate';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { networkNames } from './data';
import { type crops, Photo } from './Photo';
import { ProductLink } from './ProductLink';
import '../../components/disclosure/disclosure.css';
import '../../components/steps/steps.css';

const cuts: readonly (keyof typeof crops)[] = ['message', 'square', 'pin'];

/** The steps, each with what the chat shows after it: the link, its code, the photo in its crops, the networks. */
export const HowItWorks = () => {
  const lang = useLang();
  const { how: t } = copy(lang);
  const seen: readonly ReactNode[] = [
    <ProductLink key="sent" />,
    <ProductLink key="coded" yours />,
    cuts.map((crop) => <Photo key={crop} crop={crop} />),
    formatList(
      networks.map((network) => networkNames[network]),
      lang,
    ),
  ];
  return (
    <section id="how" className="ground-sunken">
      <h2>{t.title}</h2>
      <ol className="steps halves">
        {t.steps.map(({ title, text }, at) => (
          <li key={title}>
            <div className="stack-2">
              <h3>{title}</h3>
              <div
                className={at ? 'bubble bubble--in row affiliate-link-generator__seen' : 'bubble'}
                aria-hidden="true"
              >
                {seen[at]}
              </div>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <details>
        <summary>{t.trouble.title}</summary>
        <dl className="grid">
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
