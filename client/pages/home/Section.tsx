import { sectionOf } from '../../components/Section';

export const Section = sectionOf('home');
