import { sectionOf } from '../../components/Section';

export const Section = sectionOf('consult', 'consult__head');
