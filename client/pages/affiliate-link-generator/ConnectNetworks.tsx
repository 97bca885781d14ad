import { formatNumber } from '../../../shared/format';
import { formatSpan } from '../../components/ledger/span';
import { StepList } from '../../components/StepList';
import { Tabs } from '../../components/tabs/Tabs';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { connected, networkNames, spans } from './data';
import { Photo } from './Photo';
import { ProductLink } from './ProductLink';
import { namesWith } from './plan';

type Connected = (typeof connected)[number];

/** The crop of the test post's photo. */
const crops = { instagram: 'square', pinterest: 'pin' } as const;

/** What the last step leads to: the test link as a post. */
const TestPost = ({ network }: { network: keyof typeof crops }) => (
  <div
    className="ground-sheet affiliate-link-generator__frame"
    data-network={network}
    aria-hidden="true"
  >
    <p className="strong">{networkNames[network]}</p>
    <Photo crop={crops[network]} />
    <ProductLink yours />
  </div>
);

/** The one permission that the robot needs, as the settings of a channel show it. */
const Permission = () => {
  const { allowed: t } = copy(useLang()).connect;
  return (
    <div
      className="ground-sheet affiliate-link-generator__frame"
      data-network="telegram"
      aria-hidden="true"
    >
      <p>{t.title}</p>
      <p className="strong">{t.robot}</p>
      <ul className="affiliate-link-generator__switches">
        <li className="strong">{t.on}</li>
        {t.off.map((name) => (
          <li key={name} className="soft">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The steps to connect one network, the time they take, and the plans that include it. */
const Setup = ({ network }: { network: Connected }) => {
  const lang = useLang();
  const { connect: t } = copy(lang);
  const steps = t.steps[network];
  return (
    <div className="box stack-4 affiliate-link-generator__setup" data-name={networkNames[network]}>
      <div className="stack-2">
        <h3>
          {t.size({
            steps: formatNumber(steps.length, lang),
            time: formatSpan(spans[network], lang),
          })}
        </h3>
        <p>{t.plan(namesWith(network, lang))}</p>
      </div>
      <StepList items={steps} />
      {network === 'telegram' ? <Permission /> : <TestPost network={network} />}
    </div>
  );
};

export const ConnectNetworks = () => {
  const { connect: t } = copy(useLang());
  return (
    <section id="connect">
      <header>
        <h2>{t.title}</h2>
        <p>{t.intro}</p>
        <p className="small">{t.moved}</p>
      </header>
      <Tabs
        id="connect"
        label={t.label}
        tabs={connected.map((network) => ({
          id: network,
          name: networkNames[network],
          content: <Setup network={network} />,
        }))}
      />
    </section>
  );
};
