import { sectionOf } from '../../components/Section';

export const Section = sectionOf('rpa', 'rpa__head');
