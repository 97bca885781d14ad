import { sectionOf } from '../../components/Section';

/** The rooms that the page is divided into. */
export const Section = sectionOf('imob');
