import { Outbound } from '../../components/Outbound';
import { useView } from '../../document/view';

/** The invitation link to the group, in a new tab. */
export const JoinLink = ({ children }: { children: string }) => (
  <Outbound className="button button--large community__join" href={useView().site.community}>
    {children}
  </Outbound>
);
