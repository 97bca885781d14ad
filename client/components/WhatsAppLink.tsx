import type { ReactNode } from 'react';
import { readEnquiry } from '../../shared/contact/enquiry';
import { composeMessage, whatsappLink } from '../../shared/contact/whatsapp';
import type { PageParams } from '../../shared/pageParams';
import { useSource, useView } from '../view';
import { Outbound } from './Outbound';

type Props = {
  /** What the message is about; defaults to the current page. */
  about?: PageParams;
  /** What the reader chose on the page; asked for when the link is pressed, and added to the message. */
  chosen?: () => string;
  className?: string;
  children: ReactNode;
};

/** A click-to-chat link whose prefilled message names the page or offer. */
export const WhatsAppLink = ({ about, chosen, className, children }: Props) => {
  const { lang, site } = useView();
  const source = useSource();
  const message = composeMessage(readEnquiry(about ?? source, lang), lang);
  const linkTo = (text: string) => whatsappLink(site.whatsapp, text);
  return (
    <Outbound
      href={linkTo(message)}
      {...(className && { className })}
      {...(chosen && {
        // The browser follows the address that it has after this.
        onClick: ({ currentTarget }) => {
          currentTarget.href = linkTo(`${message}\n${chosen()}`);
        },
      })}
    >
      {children}
    </Outbound>
  );
};
