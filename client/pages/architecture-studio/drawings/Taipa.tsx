import type { Rectangle } from '../data';
import { CutLine, Dim, far, North, Person, Rooms, Scale, solid } from './annotations';
import type { Drawing } from './types';

const Building = () => (
  <>
    <path
      className="architecture-studio__thin"
      d="M7.5-3.2h14v-.3h-14M6-.5h14m0-.6H6m0-.6h14m0-.6H6M20 0V-3.2M7.5 0v-2.5H12V0M15 0v-2.5h3V0"
    />
    <path
      className="architecture-studio__thin"
      fill="var(--board)"
      d="M10.3 0 10.1-2.2a2.2 2.2 0 1 1 .6 0L10.5 0"
    />
    <path strokeWidth=".6" d="M.3 0V-3.2M5.7 0V-.6M5.7-2.6V-3.2" />
    <path strokeWidth=".3" d="M-1.5-3.35H7.5" />
    <path className="architecture-studio__thin" d="M5.7-.6v-2" />
    <Person x={3} />
    <Person x={14} />
  </>
);

const Section = () => (
  <>
    <path className="architecture-studio__thin" strokeWidth="2" d="M-4.5 0H24.5" />
    <Dim x={[0, 6]} y={1.7} />
    <Dim x={[-1.5, 0]} y={-4.4} />
    <Dim x={-2.8} y={[-3.2, 0]} />
  </>
);

const cut = <CutLine path="M-1.6 14.2H20.8" ends={['-2.3 14.2', '21.4 14.2']} />;

const Ground = ({ rooms }: { rooms: readonly Rectangle[] }) => (
  <>
    <path
      strokeWidth=".6"
      d="M17.9 5.7H19.7V.3H.3V15.7H5.7V14.6M12 5.7h2.8M5.7 11.8V9.8M5.7 7.2V5.7H7.4M5.7 1V.3M5.7 5.7V2.6M13.7.3V3.6M13.7 4.6V6M.3 5.7H3.6M4.6 5.7H6M.3 10.7H3.6M4.6 10.7H6"
    />
    <path d="M7.4 5.7H12m2.8 0h3M5.7 7.2v2.6m0 2v2.8M6 6H20V16H6" />
    <circle cx="10.4" cy="10.4" r="2.2" />
    <circle {...solid} cx="10.4" cy="10.4" r=".25" />
    <path {...far} d="M-1.5-1.5h23v9h-14v10h-9Z" />
    <Rooms of={rooms.slice(0, -1)} />
    <text x="16" y="11.4">
      {rooms.length}
    </text>
    <Dim x={[0, 20]} y={-2} />
    <Dim x={22.9} y={[0, 6]} />
    <Dim x={-3.4} y={[0, 16]} />
    {cut}
  </>
);

const Roof = ({ rooms }: { rooms: readonly Rectangle[] }) => (
  <>
    <path opacity=".6" strokeWidth="9" strokeDasharray=".05 .55" d="M-1.5 3h23" />
    <path opacity=".6" strokeWidth="9" strokeDasharray=".05 .55" d="M3 7.5v10" />
    <path className="architecture-studio__thin" strokeWidth="2" d="M-1.5-1.5h23v9h-14v10h-9Z" />
    <path {...far} d="M0 0H20V6H6V16H0Z" />
    <circle cx="10.4" cy="10.4" r="2.2" />
    <circle {...solid} cx="10.4" cy="10.4" r=".25" />
    <Rooms of={rooms} />
    <Dim x={[-1.5, 21.5]} y={-2} />
    <Dim x={[20, 21.5]} y={8.9} />
    <Dim x={-3.4} y={[-1.5, 17.5]} />
    {cut}
  </>
);

export const taipa: Drawing = {
  unit: 1.3,
  section: '-4.5 -7 29 9',
  plan: '-4.5 -3.6 29 23.4',
  reach: [-2.2, 23],
  alone: '-2.5 -6.8 25 6.8',
  Building,
  Section,
  plans: [Ground, Roof],
  Marks: () => (
    <>
      <North at={[22.6, 17.4]} />
      <Scale at={[9, 18]} />
    </>
  ),
};
