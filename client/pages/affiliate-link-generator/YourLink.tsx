import { useLang } from '../../view';
import { copy } from './copy';

/** The product's address with the reader's code marked in it. */
export const YourLink = () => {
  const { chat: t } = copy(useLang());
  return (
    <span className="aff__link" translate="no">
      <span>{t.address}</span>
      <wbr />
      <mark>{t.code}</mark>
    </span>
  );
};
