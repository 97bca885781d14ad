import { useLang, useView } from '../../document/view';
import type { PageAction } from '../../pages/page';
import { ChatLink } from '../chat-link/ChatLink';
import { WhatsAppLink } from '../WhatsAppLink';
import { ActionBar } from './ActionBar';
import { copy } from './copy';

/** When somebody answers; the entry script marks the document while that is now. */
const AnswerHours = () => {
  const { lang, site } = useView();
  const t = copy(lang);
  return (
    <span className="action-bar__hours" data-week={site.openHours} suppressHydrationWarning>
      <span className="action-bar__open">{t.open}</span>
      <span>{t.days}</span>
    </span>
  );
};

/** The bar of a page that sells: WhatsApp in one tap, or a shop, which has no hours, with WhatsApp beside it. */
export const SalesBar = ({ terms, ...action }: PageAction) => {
  const t = copy(useLang());
  if ('shop' in action)
    return (
      <ActionBar terms={terms ?? t.freeTalk}>
        <ChatLink />
        {action.shop}
      </ActionBar>
    );
  return (
    <ActionBar terms={terms ?? t.freeTalk} hours={<AnswerHours />}>
      <WhatsAppLink className="button">
        {action.ask}
        <span className="visually-hidden">{` ${t.onWhatsApp}`}</span>
      </WhatsAppLink>
    </ActionBar>
  );
};
