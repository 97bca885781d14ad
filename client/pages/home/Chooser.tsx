import { href, sectionHref } from '../../../shared/links';
import { useLang } from '../../document/view';
import { copy } from './copy';
import '../../components/document-figure/field-tones.css';

/** Four ways on, by what takes up a reader's day. */
export const Chooser = () => {
  const lang = useLang();
  const { title, items } = copy(lang).chooser;
  const ways = [
    ['sky', sectionHref('products', lang), items.paper],
    ['leaf', href('process-automation', lang), items.routine],
    ['sun', href('website-development', lang), items.website],
    ['coral', href('ai-agents', lang), items.answering],
  ] as const;
  return (
    <nav className="grid home__four home__chooser" aria-label={title}>
      {ways.map(([tone, to, { name, text }]) => (
        <a key={tone} href={to}>
          <mark data-tone={tone}>{name}</mark> <span>{text}</span>
        </a>
      ))}
    </nav>
  );
};
