import { topics } from '../diagnosis/data';

/** Unit vectors from the centre of the triangle to its corners. */
const ways = { margin: [0, -1], decision: [0.866, 0.5], measure: [-0.866, 0.5] } as const;

type Topic = (typeof topics)[number];

/** The length of each answer's axis, from good to bad. Keep equal to the style sheet of the diagnosis. */
const reach = [1, 0.62, 0.24] as const;

const outline = (part: (topic: Topic) => number, size: number): string =>
  `M${topics.map((topic) => ways[topic].map((way) => way * part(topic) * size).join(' ')).join('L')}z`;

type Props = {
  x: number;
  y: number;
  size: number;
  /** The answer to each topic; 0 is good. */
  answers: Record<Topic, 0 | 1 | 2>;
  ink: string;
  fill: string;
};

/** Three answers as a triangle; a short axis shows what is missing. */
export const Triangle = ({ x, y, size, answers, ink, fill }: Props) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={outline((topic) => reach[answers[topic]], size)} fill={fill} />
    <g fill="none" stroke={ink} strokeWidth="3" strokeLinejoin="round">
      {reach.map((part) => (
        <path key={part} d={outline(() => part, size)} opacity={part === 1 ? 1 : 0.55} />
      ))}
      <path
        d={topics.map((topic) => `M0 0L${ways[topic].map((way) => way * size).join(' ')}`).join('')}
        opacity="0.55"
      />
    </g>
  </g>
);
