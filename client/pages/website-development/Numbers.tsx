import { ByInput } from '../../components/by-input/ByInput';
import { useLang } from '../../view';
import { copy } from './copy';
import { touchedKilobytes } from './data';
import { formatWeight } from './format';
import { LoadBars } from './LoadBars';
import { Section } from './Section';
import { SiteComparison } from './SiteComparison';
import { Taps } from './Taps';

/** How the seconds of the two windows are computed. */
export const Numbers = () => {
  const lang = useLang();
  const { numbers: t } = copy(lang);
  return (
    <Section id="numbers" title={t.title} intro={t.intro}>
      <LoadBars />
      <div className="web__compared">
        <SiteComparison />
        <p className="web__small">{t.touched(formatWeight(touchedKilobytes, lang))}</p>
        <p className="web__small">
          <ByInput {...t.yours} />
        </p>
      </div>
      <Taps />
    </Section>
  );
};
