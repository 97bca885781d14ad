import type { PageModule } from '../load';
import { Begin } from './Begin';
import { copy } from './copy';
import { availability } from './data';
import { Limits } from './Limits';
import { Opening } from './Opening';
import { Talk } from './Talk';
import { Week } from './Week';
import { Works } from './Works';
import { Wrong } from './Wrong';

export const head: PageModule['head'] = ({ lang }) => {
  const t = copy(lang);
  return {
    title: t.head.title,
    description: t.head.description(availability),
  };
};

export const Page = () => (
  <div className="agents">
    <Opening />
    <Talk />
    <Week />
    <Works />
    <Limits />
    <Wrong />
    <Begin />
  </div>
);
