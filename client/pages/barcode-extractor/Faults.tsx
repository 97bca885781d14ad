import { InlineCode } from '../../components/code/InlineCode';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { figures } from './data';

/** Why a code can be missing: how many pages of a PDF are read, and how the response says so, and which types. */
export const Faults = () => {
  const lang = useLang();
  const { faults: t } = copy(lang);
  const { pages, all } = figures(lang);
  return (
    <Section id="faults" title={t.title}>
      <div className="stack-4 halves">
        <div className="box stack-1">
          <h3>{t.pages(pages)}</h3>
          <p>
            <InlineCode>{t.split(pages, all)}</InlineCode>
          </p>
        </div>
        <div className="box stack-1">
          <h3>{t.types}</h3>
          <p>{t.others}</p>
        </div>
      </div>
    </Section>
  );
};
