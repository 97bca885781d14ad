import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { Answer } from './Answer';
import { copy } from './copy';
import { FieldChecklist } from './FieldChecklist';
import { ReceiptPaper } from './ReceiptPaper';
import { receipt } from './samples';

/**
 * A delivery receipt, the list of fields to order from it, and the answer made of just those. Each field
 * is a checkbox; what it was read from is a label of it, so that all of it works without script.
 */
export const Demo = () => {
  const lang = useLang();
  const { order: t } = copy(lang);
  return (
    <section id="order" aria-labelledby="order-title">
      <header>
        <h2 id="order-title">{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <figure className="extractor__figure">
        <ReceiptPaper receipt={receipt[lang]} />
        <FieldChecklist receipt={receipt[lang]} />
        <Answer receipt={receipt[lang]} />
        <figcaption>
          <InlineCode>{t.caption}</InlineCode>
        </figcaption>
      </figure>
    </section>
  );
};
