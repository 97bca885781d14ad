import type { ReactNode } from 'react';
import { contactHref } from '../../shared/links';
import { useLang, useSource } from '../view';
import { copy } from './copy';

type Props = { className?: string; children?: ReactNode };

/** Get Started, or what a page calls it: contact, with the page that it was pressed on. */
export const StartLink = ({ className, children }: Props) => {
  const lang = useLang();
  const source = useSource();
  return (
    <a className={className} href={contactHref(lang, source)}>
      {children ?? copy(lang).menu.start}
    </a>
  );
};
