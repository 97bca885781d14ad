/** The manifest that names the icons to whoever puts the site on a home screen. */
export const manifestPath = '/site.webmanifest';

/** The mark as it is drawn: what all other icons are made of. */
export const vectorIcon = '/favicon.svg';

/** Asked for by whoever reads no `<link>`; the sizes in it, in pixels. */
export const classicIcon = { path: '/favicon.ico', sizes: [16, 32, 48] } as const;

export type PictureIcon = {
  path: string;
  /** Width and height in pixels. */
  size: number;
  /** How much of the width the mark takes, 0 to 1. */
  mark: number;
  /** Whether it lies on paper; otherwise what is behind it shows through. */
  opaque: boolean;
};

/**
 * For a home screen of iOS, which looks for it at this very address, rounds the corners itself and shows black
 * where nothing is.
 */
export const touchIcon: PictureIcon = {
  path: '/apple-touch-icon.png',
  size: 180,
  mark: 0.8,
  opaque: true,
};

/** The largest: it also stands for the agency in structured data (Google asks for 112 pixels or more). */
export const logoIcon: PictureIcon = {
  path: '/icon-512.png',
  size: 512,
  mark: 1,
  opaque: false,
};

/** For launchers that show an icon as it is. */
export const plainIcons: readonly PictureIcon[] = [
  { path: '/icon-192.png', size: 192, mark: 1, opaque: false },
  logoIcon,
];

/**
 * For launchers that cut a shape of their own: only a circle of 80 % of the width is safe (W3C, Web
 * Application Manifest, section "Icon masks and safe zone").
 */
export const maskableIcon: PictureIcon = {
  path: '/icon-maskable-512.png',
  size: 512,
  mark: 0.7,
  opaque: true,
};

/** The addresses of all icons that the build makes of the drawing. */
export const rasterIconPaths = (): string[] => [
  classicIcon.path,
  ...[touchIcon, ...plainIcons, maskableIcon].map(({ path }) => path),
];
