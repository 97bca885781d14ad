import type { ReactNode } from 'react';
import { contactHref } from '../../shared/links';
import { useLang, useSource } from '../view';
import { copy } from './copy';

type Props = { className?: string; children?: ReactNode };

/** The "Get Started" link to contact, with the current page as its source. */
export const StartLink = ({ className, children }: Props) => {
  const lang = useLang();
  const source = useSource();
  return (
    <a className={className} href={contactHref(lang, source)}>
      {children ?? copy(lang).menu.start}
    </a>
  );
};
