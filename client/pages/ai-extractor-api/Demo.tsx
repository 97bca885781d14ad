import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../document/view';
import { Answer } from './Answer';
import { copy } from './copy';
import { FieldChecklist } from './FieldChecklist';
import { FieldSchema } from './FieldSchema';
import { SendFields } from './SendFields';
import { receipt } from './samples';
import './demo.css';

/**
 * A checklist of the receipt's fields, and the answer with only the checked ones. Each place on the
 * receipt is a second label of its field's checkbox, so that it all works without script.
 */
export const Demo = () => {
  const lang = useLang();
  const { order: t } = copy(lang);
  return (
    <section id="order" className="ai-extractor-api__order" aria-labelledby="order-title">
      <header>
        <h2 id="order-title">{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <FieldChecklist receipt={receipt[lang]} />
      <Answer receipt={receipt[lang]} />
      <p className="small">
        <InlineCode>{t.caption}</InlineCode>
      </p>
      <div className="ai-extractor-api__take">
        <SendFields receipt={receipt[lang]} />
        <FieldSchema receipt={receipt[lang]} />
      </div>
    </section>
  );
};
