import type { Project } from '../data';
import { cobogo } from './Cobogo';
import { encosta } from './Encosta';
import { pavilhao } from './Pavilhao';
import { taipa } from './Taipa';
import type { Drawing } from './types';

/** The drawings of each project. */
export const drawings: Record<Project['id'], Drawing> = { encosta, cobogo, taipa, pavilhao };
