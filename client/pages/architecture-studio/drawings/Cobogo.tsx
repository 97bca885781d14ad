import type { Rectangle } from '../data';
import { CutLine, Dim, far, North, Person, Rooms, Scale, solid } from './annotations';
import type { Drawing } from './types';

const axes = [0, 6, 12, 18, 24];

const Building = () => (
  <>
    <path strokeWidth=".3" d="M0-4.25H14M0-7.65H14M0-11.05H14M0-14.45H14M0-17.85H14" />
    <path strokeWidth=".2" d="M.1 0V-18" />
    <path strokeWidth=".4" strokeDasharray=".4 .1" d="M14-4.4V-18" />
    <path
      className="architecture-studio__thin"
      d="M11 0V-4.1M13-4.4V-17.7M13.3 0V-4.1m.6 0V0M5.2 0V-17.7M9 0V-17.7"
    />
    <Person x={12.2} />
    <Person x={11} y={-11.2} />
  </>
);

const Section = () => (
  <>
    <path className="architecture-studio__thin" strokeWidth="2" d="M-3.5 0H16.5" />
    <Dim x={-1.2} y={[-18, 0]} />
    <Dim x={[0, 14]} y={-18.8} />
    <Dim x={[11, 14]} y={1.6} />
    <Dim x={17} y={[-4.4, 0]} />
    <Dim x={17} y={[-7.8, -4.4]} />
  </>
);

const columns = (
  <>
    {axes.map((x) => (
      <circle {...solid} key={x} cx={x} cy="13.6" r=".3" />
    ))}
  </>
);

const core = (
  <>
    <path strokeWidth=".2" d="M9 0V5.1H10.6M12 5.1H15V0" />
    <path strokeWidth="2" strokeDasharray=".06 .24" d="M9.4 1.6H12" />
    <path d="M12.6.5h1.8v1.8h-1.8Zl1.8 1.8m0-1.8-1.8 1.8" />
    <CutLine path="M9.8-.4V15.2" ends={['9.8 -1', '9.8 16']} />
  </>
);

/** The number of the last room stands lower: the stairs and the lift take up its centre. */
const CoreNumbered = ({ of }: { of: readonly Rectangle[] }) => (
  <>
    <Rooms of={of.slice(0, -1)} />
    <text x="12" y="4.3">
      {of.length}
    </text>
  </>
);

const Ground = ({ rooms }: { rooms: readonly Rectangle[] }) => (
  <>
    <path {...far} d="M0 11V14H24V11" />
    <path strokeWidth=".2" d="M.1 11V.1H23.9V11M9 5V11M15 5V11" />
    <path d="M0 10.9H11m2 0H24m0 .2H13m-2 0H0M11 11V9.8a1 1 0 0 1 1 1.2 1 1 0 0 1 1-1.2V11" />
    {columns}
    {core}
    <CoreNumbered of={rooms} />
    <Dim x={[0, 24]} y={-2.1} />
    <Dim x={[18, 24]} y={15.8} />
    <Dim x={25.8} y={[11, 14]} />
  </>
);

const Upper = ({ rooms }: { rooms: readonly Rectangle[] }) => (
  <>
    <path strokeWidth=".2" d="M.1 14V.1H23.9V14M9 5V8M9 9V13M15 5V8M15 9V13" />
    <path d="M0 12.9H24m0 .2H0" />
    <path strokeWidth=".4" strokeDasharray=".4 .1" d="M0 14H24" />
    {columns}
    {core}
    <CoreNumbered of={rooms} />
    <Dim x={[0, 24]} y={-2.1} />
    <Dim x={25.8} y={[0, 14]} />
  </>
);

export const cobogo: Drawing = {
  unit: 1.3,
  section: '-6.7 -20.2 27.4 22.4',
  plan: '-0.4 -3.8 27.4 22.4',
  reach: [-0.6, 14.8],
  alone: '-1 -18.2 16 18.2',
  Building,
  Section,
  plans: [Ground, Upper],
  Marks: () => (
    <>
      <North at={[25.8, -1]} />
      <Scale at={[0, 17.4]} />
    </>
  ),
};
