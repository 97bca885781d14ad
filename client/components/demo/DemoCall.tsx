import type { ReactNode, SyntheticEvent } from 'react';
import { readEnquiry } from '../../../shared/contact/enquiry';
import { composeMessage, whatsappLink } from '../../../shared/contact/whatsapp';
import { useSource, useView } from '../../document/view';
import { Outbound } from '../Outbound';
import type { Group } from './Choices';
import './demo-call.css';

type State = {
  id: string;
  /** What the message says of the state. */
  subject?: string;
  plan?: string;
};

type Props = {
  text: string;
  label: ReactNode;
  /** The states of the demo, of which the selected one has its button shown. */
  states?: readonly State[];
  /** The group of choices whose order the states have. */
  group?: Group;
  /** Of a demo with too many states: what the reader chose, asked for when the button is pressed. */
  chosen?: () => string;
};

/** After a demo, a sentence and a button to WhatsApp, whose message says what the demo shows now. */
export const DemoCall = ({ text, label, states = [{ id: 'any' }], group, chosen }: Props) => {
  const { lang, site } = useView();
  const enquiry = readEnquiry(useSource(), lang);
  const linkTo = (state: Partial<State>): string =>
    whatsappLink(site.whatsapp, composeMessage({ ...enquiry, ...state }, lang));
  // The browser follows the address that the link has after this, in a new tab and from the clipboard too.
  const nameChoice = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void => {
    const subject = chosen?.();
    if (subject) currentTarget.href = linkTo({ subject });
  };
  return (
    <p className="row demo-call screen-only">
      <span>{text}</span>
      {states.map(({ id, ...state }, index) => (
        <span key={id} data-state={id} {...(group && { [`data-when-${group}`]: index + 1 })}>
          <Outbound
            className="button"
            href={linkTo(state)}
            onPointerDown={nameChoice}
            onClick={nameChoice}
          >
            {label}
          </Outbound>
        </span>
      ))}
    </p>
  );
};
