import { sectionOf } from '../../components/Section';

/** The sections of this page. */
export const Section = sectionOf('imobiliaria', 'stack-1');
