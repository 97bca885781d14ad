import { invoice } from '../../../shared/apis/invoice';
import { invoiceFormats } from '../../../shared/apis/invoiceFormats';
import { copy as apiCopy } from '../../components/api/copy';
import { Limits } from '../../components/api/Limits';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures } from './facts';
import { Section } from './Section';

export const InvoiceLimits = () => {
  const lang = useLang();
  const { limits: t } = apiCopy(lang);
  return (
    <Section id="limits">
      <Limits
        api={invoice}
        rows={[
          [t.formats, invoiceFormats.map(({ name }) => name).join(', ')],
          [t.pages, copy(lang).limits(figures(lang))],
        ]}
      />
    </Section>
  );
};
