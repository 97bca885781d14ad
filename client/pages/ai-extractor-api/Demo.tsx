import { useState } from 'react';
import { formatNumber } from '../../../shared/format';
import { InlineCode } from '../../components/code/InlineCode';
import { Result } from '../../components/demo/Result';
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
    <section id="order" className="split" aria-labelledby="order-title">
      <header className="wide">
        <h2 id="order-title">{t.title}</h2>
        <p>{t.intro}</p>
      </header>
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
        <p className="small">
          <InlineCode>{t.caption}</InlineCode>
        </p>
        <div>
          <SendFields receipt={receipt[lang]} />
        </div>
      </div>
      <div className="stack-4">
        <Answer receipt={receipt[lang]} />
        <FieldSchema receipt={receipt[lang]} />
      </div>
    </section>
  );
};
