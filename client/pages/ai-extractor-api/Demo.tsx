import { useState } from 'react';
import { formatNumber } from '../../../shared/format';
import { Result } from '../../components/demo/Result';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { Answer } from './Answer';
import { copy } from './copy';
import { fields } from './data';
import { FieldChecklist } from './FieldChecklist';
import { FieldSchema } from './FieldSchema';
import { SendFields } from './SendFields';
import { receipt } from './samples';

/**
 * A checklist of the receipt's fields, and the answer with only the checked ones. Each place on the
 * receipt is a second label of its field's checkbox, so that it all works without script.
 */
export const Demo = () => {
  const lang = useLang();
  const { order: t } = copy(lang);
  const [count, setCount] = useState<number>();
  const ofAll = t.of(formatNumber(fields.length, lang));
  return (
    <Section id="order" title={t.title} intro={t.intro} check>
      <div className="stack-5 split">
        <div className="stack-4">
          <FieldChecklist
            receipt={receipt[lang]}
            onChange={({ currentTarget }) =>
              setCount(currentTarget.querySelectorAll(':checked').length)
            }
          />
          <Result>
            {/* Styles count until React does, but a screen reader hears a counter only where it asks for it. */}
            {count === undefined ? (
              <span className="ai-extractor-api__count">{ofAll}</span>
            ) : (
              <span>{formatNumber(count, lang) + ofAll}</span>
            )}
          </Result>
          <p className="small">{t.caption}</p>
          <div>
            <SendFields receipt={receipt[lang]} />
          </div>
        </div>
        <div className="stack-4">
          <Answer receipt={receipt[lang]} />
          <FieldSchema receipt={receipt[lang]} />
        </div>
      </div>
    </Section>
  );
};
