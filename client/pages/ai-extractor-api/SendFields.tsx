import { readEnquiry } from '../../../shared/contact/enquiry';
import { composeMessage, whatsappLink } from '../../../shared/contact/whatsapp';
import { Outbound } from '../../components/Outbound';
import { useSource, useView } from '../../document/view';
import { copy } from './copy';
import { fields } from './data';
import type { Receipt } from './samples';

/** The places of the fields that are checked now; only in a browser. */
const checkedPlaces = (): number[] =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>('.ai-extractor-api__want :checked'),
    ({ value }) => Number(value),
  );

/** WhatsApp with the page's message; with script it names the fields that are checked when it is pressed. */
export const SendFields = ({ receipt }: { receipt: Receipt }) => {
  const { lang, site } = useView();
  const { order: t } = copy(lang);
  const message = composeMessage(readEnquiry(useSource(), lang), lang);
  return (
    <Outbound
      className="button button--quiet"
      href={whatsappLink(site.whatsapp, message)}
      onClick={({ currentTarget }) => {
        const places = checkedPlaces();
        const names = fields.flatMap(({ id }, at) =>
          places.includes(at + 1) ? receipt.orders[id].name : [],
        );
        const list = names.length > 0 ? `\n${t.fields}: ${names.join(', ')}` : '';
        // The reference of the page stays the last line.
        currentTarget.href = whatsappLink(site.whatsapp, message.replace(/(?=\n\(ref: )/, list));
      }}
    >
      {t.send}
    </Outbound>
  );
};
