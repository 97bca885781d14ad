import type { Rectangle } from '../data';
import { CutLine, Dim, far, North, Person, Rooms, Scale } from './annotations';
import type { Drawing } from './types';
import { reach, vaultPath } from './vault';

const Building = () => (
  <>
    <path strokeWidth=".25" d={vaultPath(20)} />
    <path className="architecture-studio__thin" d="M8.6-.4H31.4M8.6-.4V0m22.8 0v-.4" />
    <Person x={17} y={-0.4} />
    <Person x={24} y={-0.4} />
  </>
);

const Section = () => (
  <>
    <path className="architecture-studio__thin" strokeWidth="2" d="M-4.5 0H0M40 0h4.5" />
    <path d="M0 0V1.2H40V0" />
    <path {...far} d="M0 .1H40M2 .6H38" />
    <Dim x={[8, 32]} y={3.6} />
    <Dim x={4.6} y={[-9, 0]} />
  </>
);

const cut = <CutLine path="M-.4 11.6H41" ends={['-1.3 11.6', '42 11.6']} />;

const water = (
  <>
    <path d="M0 0H40V30H0ZM18 30V21m4 0v9M18 23h4m-4 2h4m-4 2h4m-4 2h4" />
    <path {...far} d="M2 3h9m14 0h11M3 6.5h5m18 0h9M2 25h12m12 0h12M4 27.5h8m16 0h6" />
  </>
);

/** The two walls of the vault at a cutting height. */
const walls = (height: number): string =>
  [-1, 1].map((side) => `M${(20 + side * reach(height)).toFixed(2)} 9v12`).join('');

const Ground = ({ rooms }: { rooms: readonly Rectangle[] }) => (
  <>
    {water}
    <path d="M8.6 9H31.4M8.6 21H31.4" />
    <path strokeWidth=".3" d={walls(1.2)} />
    <Rooms of={rooms.slice(0, 1)} />
    <text x="20" y="5">
      2
    </text>
    <Dim x={[0, 40]} y={-1} />
    <Dim x={-2.7} y={[0, 30]} />
    <Dim x={34.6} y={[9, 21]} />
    <Dim x={[8, 32]} y={8} />
    {cut}
  </>
);

const High = ({ rooms }: { rooms: readonly Rectangle[] }) => (
  <>
    {water}
    <path d="M8 9H32V21H8Z" />
    <path strokeWidth=".3" d={walls(6)} />
    <Rooms of={rooms.slice(0, 1)} />
    <text x="20" y="5">
      2
    </text>
    <Dim x={[20 - reach(6), 20 + reach(6)]} y={8} />
    <Dim x={34.6} y={[9, 21]} />
    {cut}
  </>
);

export const pavilhao: Drawing = {
  unit: 2.2,
  section: '-4.5 -10.4 49 15',
  plan: '-4.5 -3.6 49 39',
  reach: [5.6, 36],
  alone: '5 -9.4 30 9.4',
  Building,
  Section,
  plans: [Ground, High],
  Marks: () => (
    <>
      <North at={[42.6, 3]} />
      <Scale at={[0, 33]} />
    </>
  ),
};
