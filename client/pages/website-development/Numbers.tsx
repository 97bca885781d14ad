import { useLang } from '../../view';
import { Bars } from './Bars';
import { copy } from './copy';
import { touchedKilobytes } from './data';
import { Figures } from './Figures';
import { Section } from './Section';
import { Taps } from './Taps';
import { formatWeight } from './units';

/** Where the seconds of the two windows come from. */
export const Numbers = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  return (
    <Section id="numbers" title={t.title} intro={t.intro}>
      <Bars />
      <div className="web__compared">
        <Figures />
        <p className="web__small">{t.touched(formatWeight(touchedKilobytes, lang))}</p>
        <p className="web__small">{t.yours}</p>
      </div>
      <Taps />
    </Section>
  );
};
