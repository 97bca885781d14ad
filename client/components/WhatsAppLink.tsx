import type { ReactNode } from 'react';
import { readEnquiry } from '../../shared/contact/enquiry';
import { composeMessage, whatsappLink } from '../../shared/contact/whatsapp';
import type { PageParams } from '../../shared/pageParams';
import { useSource, useView } from '../document/view';
import { Outbound } from './Outbound';

type Props = {
  /** What the message is about; defaults to the current page. */ about?: PageParams;
  className?: string;
  children: ReactNode;
};

/** A click-to-chat link whose prefilled message names the page or offer. */
export const WhatsAppLink = ({ about, className, children }: Props) => {
  const { lang, site } = useView();
  const source = useSource();
  const message = composeMessage(readEnquiry(about ?? source, lang), lang);
  return (
    <Outbound href={whatsappLink(site.whatsapp, message)} {...(className && { className })}>
      {children}
    </Outbound>
  );
};
