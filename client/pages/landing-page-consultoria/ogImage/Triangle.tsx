import { topics } from '../diagnosis/data';

/** From the centre of the triangle to each corner, as parts of the way. */
const ways = { margin: [0, -1], decision: [0.866, 0.5], measure: [-0.866, 0.5] } as const;

type Topic = (typeof topics)[number];

/** How far an answer reaches: in order, by half, not at all. answers.css says the same. */
const reach = [1, 0.62, 0.24] as const;

const outline = (part: (topic: Topic) => number, size: number): string =>
  `M${topics.map((topic) => ways[topic].map((way) => way * part(topic) * size).join(' ')).join('L')}z`;

type Props = {
  x: number;
  y: number;
  size: number;
  /** The answer to each topic, counted from what is in order. */
  answers: Record<Topic, 0 | 1 | 2>;
  ink: string;
  fill: string;
};

/** Three answers as a triangle: the side that shrinks is what is missing. */
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
