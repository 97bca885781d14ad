import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** The paper of each step: a sample, the question that it leaves, and the quote; what is filled, and what is marked. */
const papers = [
  ['M14 16h20M14 26h28M14 36h28M14 46h18', 'var(--field-sky)', 'M14 52h22v8H14z'],
  ['M14 16h20M14 26h28M14 52h28', 'none', 'M14 33h28v11H14z'],
  ['M14 16h20M14 26h28M14 34h28M14 42h28', 'var(--field-sun)', 'M26 49h20v11H26z'],
] as const;

/** The steps from the sent message to a written price, told as the chat that they are; the first one is the reader's. */
export const NextSteps = () => {
  const { next } = copy(useLang());
  return (
    <Section id="next" className="ground-sunken" title={next.title}>
      <ol className="stack-3 contact__next">
        {next.steps.map((step, at) => {
          const [lines, fill, field] = papers[at] ?? papers[0];
          return (
            <li key={step} className={at === 0 ? 'bubble' : 'bubble bubble--in'}>
              <svg
                viewBox="0 0 58 70"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              >
                <path fill="var(--sheet)" d="M5 3h36l12 12v52H5zM41 3v12h12" />
                <path d={lines} />
                <path fill={fill} strokeDasharray={fill === 'none' ? '4 3' : undefined} d={field} />
              </svg>
              <span>{step}</span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
};
