/** The web app manifest, which lists the icons for home screens. */
export const manifestPath = '/site.webmanifest';

/** The SVG mark. The build makes all other icons from it. */
export const vectorIcon = '/favicon.svg';

/** Clients that ignore `<link rel=icon>` request this file. Sizes are in pixels. */
export const classicIcon = { path: '/favicon.ico', sizes: [16, 32, 48] } as const;

export type PictureIcon = {
  path: string;
  /** Width and height in pixels. */
  size: number;
  /** The width of the mark as a part of the width of the icon, 0 to 1. */
  mark: number;
  /** Whether the background is filled; otherwise it is transparent. */
  opaque: boolean;
};

/** iOS requests this address for its home screen. It rounds the corners and shows transparent pixels black. */
export const touchIcon: PictureIcon = {
  path: '/apple-touch-icon.png',
  size: 180,
  mark: 0.8,
  opaque: true,
};

/** The largest icon, also the logo in structured data (Google requires 112 pixels or more). */
export const logoIcon: PictureIcon = {
  path: '/icon-512.png',
  size: 512,
  mark: 1,
  opaque: false,
};

/** For launchers that do not crop icons. */
export const plainIcons: readonly PictureIcon[] = [
  { path: '/icon-192.png', size: 192, mark: 1, opaque: false },
  logoIcon,
];

/**
 * For launchers that crop icons: only a circle of 80 % of the width is safe (W3C, Web Application Manifest, section
 * "Icon masks and safe zone").
 */
export const maskableIcon: PictureIcon = {
  path: '/icon-maskable-512.png',
  size: 512,
  mark: 0.7,
  opaque: true,
};

/** The addresses of the icons that the build makes from the SVG mark. */
export const rasterIconPaths = (): string[] => [
  classicIcon.path,
  ...[touchIcon, ...plainIcons, maskableIcon].map(({ path }) => path),
];
