import type { ReactNode } from 'react';
import { networks } from '../../../shared/prices/affiliate';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { networkNames } from './data';
import { type crops, Photo } from './Photo';
import { ProductLink } from './ProductLink';
import '../../components/steps/steps.css';

/** The crops, which are the columns of one picture. */
const cuts: readonly (keyof typeof crops)[] = ['message', 'square', 'pin'];

/** The steps, each with what the chat shows after it: the link, its code, the photo in its crops, the networks. */
export const HowItWorks = () => {
  const { how: t } = copy(useLang());
  const seen: readonly ReactNode[] = [
    <p key="sent" className="bubble">
      <ProductLink />
    </p>,
    <p key="coded" className="bubble bubble--in">
      <ProductLink yours />
    </p>,
    <p key="cut" className="bubble bubble--in affiliate-link-generator__cuts">
      {cuts.map((crop) => (
        <Photo key={crop} crop={crop} />
      ))}
    </p>,
    <ul key="posted" className="strong bubble bubble--in affiliate-link-generator__posted">
      {networks.map((network) => (
        <li key={network}>{networkNames[network]}</li>
      ))}
    </ul>,
  ];
  return (
    <Section id="how" className="ground-sunken" check title={t.title} intro={t.intro}>
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
    </Section>
  );
};
