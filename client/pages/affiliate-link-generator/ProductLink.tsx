import { useLang } from '../../view';
import { copy } from './copy';
import { productPath } from './data';

/** The product's address in the shop; with the reader's code marked in it, the affiliate link. */
export const ProductLink = ({ yours }: { yours?: boolean }) => {
  const { chat: t } = copy(useLang());
  return (
    <span className="aff__link" translate="no">
      <span>{t.shop}</span>
      <wbr />
      <span>{productPath}</span>
      {yours && <wbr />}
      {yours && <mark>{t.code}</mark>}
    </span>
  );
};
