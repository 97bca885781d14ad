import { Outbound } from '../../components/Outbound';
import { useView } from '../../view';

/** The way into the group: its invitation, in a tab of its own. */
export const JoinLink = ({ children }: { children: string }) => (
  <Outbound className="button button--large community__join" href={useView().site.community}>
    {children}
  </Outbound>
);
