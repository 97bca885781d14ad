import { sectionOf } from '../../components/Section';

export const Section = sectionOf('aff', 'stack-3 aff__intro');
