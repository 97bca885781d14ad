import { networks } from '../../../shared/affiliatePlans';
import { useLang } from '../../view';
import { copy } from './copy';
import { networkNames } from './data';
import { plansWith } from './plan';
import { YourLink } from './YourLink';

/** The conversation: the shop's link goes in, the reader's link comes back, and where it was posted. */
export const Chat = () => {
  const { chat: t } = copy(useLang());
  return (
    <ol className="aff__chat" aria-label={t.label}>
      <li className="aff__said aff__said--you">
        <span className="visually-hidden">{t.you}</span>
        <span className="aff__link" translate="no">
          {t.address}
        </span>
      </li>
      <li className="aff__said">
        <span className="visually-hidden">{t.tool}</span>
        <span>{t.yours}</span> <YourLink />
      </li>
      <li className="aff__said">
        <span className="visually-hidden">{t.tool}</span>
        <span>{t.posted}</span>
        <ul className="aff__posted">
          {networks.map((network) => (
            <li key={network} className="aff__lit" data-in={plansWith(network).join(' ')}>
              {networkNames[network]}
            </li>
          ))}
        </ul>
      </li>
    </ol>
  );
};
