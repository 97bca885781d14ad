import { brand } from '../../shared/brand';
import {
  manifestPath,
  maskableIcon,
  type PictureIcon,
  plainIcons,
  vectorIcon,
} from '../../shared/icons';
import type { Site } from '../../shared/site';
import type { GeneratedFile } from './generatedFile';

const picture = ({ path, size }: PictureIcon, purpose: 'any' | 'maskable') => ({
  src: path,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * `/site.webmanifest` (W3C, Web Application Manifest). `display: browser` keeps Back, address and Share. No `lang`,
 * because `/` negotiates it.
 */
export const webManifest = ({ name }: Site): GeneratedFile => ({
  address: manifestPath,
  type: 'application/manifest+json',
  text: JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: brand.paper.light,
    theme_color: brand.paper.light,
    icons: [
      { src: vectorIcon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...plainIcons.map((icon) => picture(icon, 'any')),
      picture(maskableIcon, 'maskable'),
    ],
  }),
});
