import type { Rectangle } from '../data';
import { CutLine, Dim, far, North, Person, Rooms, Scale } from './annotations';
import type { Drawing } from './types';

const Building = () => (
  <>
    <path strokeWidth=".3" d="M0-3.05H24M2-6.25H24" />
    <path strokeWidth=".2" d="M.1 0V-3M17.9 0V-3M2.1-3V-6.3M23.9-3V-6.3" />
    <path
      className="architecture-studio__thin"
      d="M6.1 0V-3M9.1 0V-3M8.5-3V-6M13.1-3V-6M17.8-3V-6M11 0v-2.9m2.3 0V0m2.3 0v-2.9"
    />
    <Person x={12} />
    <Person x={21} y={-3.2} />
  </>
);

const Section = () => (
  <>
    <path className="architecture-studio__thin" strokeWidth="2" d="M-3 0H18V1.4H26V0H28" />
    <path d="M18 .2h8" />
    <Dim x={[2, 24]} y={-7.4} />
    <Dim x={[18, 24]} y={-1.6} />
    <Dim x={-1.6} y={[-3.2, 0]} />
    <Dim x={-1.6} y={[-6.4, -3.2]} />
  </>
);

const cut = <CutLine path="M-.5 4.25H18.4V7.6H27" ends={['-1 4.25', '27.6 7.6']} />;

const Ground = ({ rooms }: { rooms: readonly Rectangle[] }) => (
  <>
    <path {...far} d="M2 2H24V8H2Z" />
    <path strokeWidth=".2" d="M9 6.9H7.6M6.4 6.9H.1V.1H17.9V6.9" />
    <path strokeWidth=".15" d="M6.07 0V7M9.07 0V5.6M6 3.07H7.8" />
    <path d="M9 6.8h9m0 .2H9M6.4 6.9V5.7a1.2 1.2 0 0 1 1.2 1.2M14 7V10.5H26V7ZM14.4 7.4V10.1H25.6V7.4Z" />
    <path strokeWidth="1" strokeDasharray=".06 .24" d="M6.3 3.8H9" />
    <Rooms of={rooms} />
    <Dim x={[0, 18]} y={-0.9} />
    <Dim x={-1.9} y={[0, 7]} />
    <Dim x={[14, 26]} y={12.2} />
    <Dim x={27.6} y={[8.5, 12]} />
    {cut}
  </>
);

const Upper = ({ rooms }: { rooms: readonly Rectangle[] }) => (
  <>
    <path {...far} d="M0 0H18V7H0ZM14 7V10.5H26V7Z" />
    <path strokeWidth=".2" d="M2.1 7.9V2.1H23.9V7.9" />
    <path
      strokeWidth=".15"
      d="M2 3.57H7M8.2 3.57H12M13.2 3.57H16.6M8.47 3.5V8M13.12 3.5V8M17.77 3.5V8M17.77 2V2.4"
    />
    <path d="M2 7.8H24m0 .2H2" />
    <path strokeWidth=".3" strokeDasharray=".1 .17" d="M2 8.3h7.33" />
    <path strokeWidth="1" strokeDasharray=".06 .24" d="M6.3 2.8H9" />
    <Rooms of={rooms} />
    <Dim x={[2, 24]} y={1} />
    <Dim x={25.4} y={[2, 8]} />
    <Dim x={[2, 9.33]} y={10} />
    {cut}
  </>
);

export const encosta: Drawing = {
  unit: 1.3,
  section: '-3 -8.8 31 10.8',
  plan: '-3 -2.6 31 16.8',
  reach: [-0.7, 27.6],
  alone: '-1 -6.6 28 6.6',
  Building,
  Section,
  plans: [Ground, Upper],
  Marks: () => (
    <>
      <North at={[25.6, 1.6]} />
      <Scale at={[0, 12.6]} />
    </>
  ),
};
