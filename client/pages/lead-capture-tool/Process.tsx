import { formatNumber } from '../../../shared/format';
import { Section } from '../../components/Section';
import { StepList } from '../../components/StepList';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { lastDay, type Step, steps } from './data';

/** The steps: what happens, what the client does, and when. */
export const Process = () => {
  const lang = useLang();
  const { process: t } = copy(lang);
  const number = (value: number) => formatNumber(value, lang);
  const when = ({ days }: Step) => (days ? t.day(number(days.from), number(days.to)) : t.before);
  return (
    <Section id="process" title={t.title} intro={t.intro(number(lastDay))}>
      <StepList
        className="steps halves"
        items={steps.map((step) => {
          const { name, text, you } = t.items[step.id];
          return {
            title: name,
            text: (
              <>
                <span className="small">{when(step)}</span> <br />
                {text} <b>{t.you}</b> {you}
              </>
            ),
          };
        })}
      />
    </Section>
  );
};
