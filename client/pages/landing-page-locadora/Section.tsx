import { sectionOf } from '../../components/Section';

/** A section of this page. */
export const Section = sectionOf('rental', 'stack-2 rental__head');
