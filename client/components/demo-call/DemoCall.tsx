import { readEnquiry } from '../../../shared/contact/enquiry';
import { composeMessage, whatsappLink } from '../../../shared/contact/whatsapp';
import { useSource, useView } from '../../view';
import { Outbound } from '../Outbound';

type State = {
  /** What styles of the page select the state by. */
  id: string;
  /** What the message says of the state. */
  subject?: string;
  plan?: string;
};

type Props = {
  text: string;
  label: string;
  /** The states of the demo; styles of the page show the button of the current one. */
  states?: readonly State[];
};

/** After a demo, a sentence and a button to WhatsApp, whose message says what the demo shows now. */
export const DemoCall = ({ text, label, states = [{ id: 'any' }] }: Props) => {
  const { lang, site } = useView();
  const enquiry = readEnquiry(useSource(), lang);
  return (
    <p className="row demo-call">
      <span>{text}</span>
      {states.map(({ id, ...state }) => (
        <span key={id} data-state={id}>
          <Outbound
            className="button"
            href={whatsappLink(site.whatsapp, composeMessage({ ...enquiry, ...state }, lang))}
          >
            {label}
          </Outbound>
        </span>
      ))}
    </p>
  );
};
