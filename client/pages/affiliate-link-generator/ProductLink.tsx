import { useLang } from '../../document/view';
import { copy } from './copy';
import { productPath } from './data';

/** The product's URL in the shop; with the reader's affiliate code highlighted, if `yours` is set. */
export const ProductLink = ({ yours }: { yours?: boolean }) => {
  const { chat: t } = copy(useLang());
  return (
    <span className="affiliate-link-generator__link" translate="no">
      <span>{t.shop}</span>
      <wbr />
      <span>
        <span>{productPath}</span>
        {yours && <mark>{t.code}</mark>}
      </span>
    </span>
  );
};
