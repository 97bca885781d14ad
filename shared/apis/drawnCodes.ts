// Written by a script: docs/decisions/010-art-in-history.md.
import type { DrawnCode } from './codes';

/** The size of the sheet that the codes stand on, in the points of their positions. */
export const sheet = { width: 480, height: 600 };

export const drawnCodes: readonly [DrawnCode, ...DrawnCode[]] = [
  {
    value: 'https://example.com/d/1042',
    type: 'QR_CODE',
    page: 1,
    position: {
      x: 348,
      y: 32,
      width: 100,
      height: 100,
    },
    path: 'M0 100h28v-28h-28zM32 100h12v-8h-4v4h-8zM56 100h24v-4h-4v-4h-12v4h-4v-8h4v-4h-12v-4h-4v12h4v4h4zM92 100h8v-4h-8zM4 96v-20h20v20zM84 96h4v-4h-4zM8 92h12v-12h-12zM36 92h4v-4h4v-8h-4v4h-8v4h4zM76 92h8v-4h4v4h4v-8h-4v-4h8v4h4v-16h-4v4h-4v4h-4v-8h4v-4h-8v-8h-4v-4h-4v-4h-8v-8h-4v4h-4v4h4v4h4v4h-4v4h-4v4h-4v8h4v4h4v8h12zM96 92h4v-4h-4zM32 80h4v-4h-4zM44 80h4v-4h-4zM56 80h4v-4h-4zM68 80v-12h12v12zM48 76h8v-4h-8zM72 76h4v-4h-4zM32 72h4v-8h4v-8h-4v4h-4zM44 72h4v-4h-4zM0 68h8v-8h-4v4h-4zM20 68h8v-4h-4v-4h-4zM48 68h4v-4h-4zM12 64h4v-4h-4zM44 64h4v-4h4v-4h-4v-4h8v-8h-4v4h-8v-4h-4v-4h-8v4h-4v4h-8v4h16v-4h4v4h4zM52 64h4v-4h-4zM68 64v-4h12v4zM92 64h4v-4h-4zM0 60h4v-4h-4zM8 60h4v-4h-4zM16 60h4v-8h-4v-8h-4v12h4zM24 60h8v-4h-8zM56 60h4v-4h-4zM88 60h4v-8h-4v-4h-4v8h4zM96 60h4v-12h-8v4h4zM4 56h4v-8h-4zM0 48h4v-4h-4zM80 48h4v-8h-4zM16 44h4v-8h-4v-4h-4v8h4zM24 44h4v-4h-4zM48 44h4v-8h-4zM92 44h8v-8h-4v4h-4zM4 40h4v-4h-4zM72 40h4v-4h-4zM0 36h4v-4h-4zM20 36h8v-4h-8zM32 36h12v-12h-4v4h-4v4h-4zM52 36h4v-4h-4zM60 36h12v-4h-12zM76 36h4v-4h-4zM56 32h4v-8h-4zM0 28h28v-28h-28zM32 28h4v-8h-4zM48 28h4v-4h-4zM64 28h4v-4h-4zM72 28h28v-28h-28zM4 24v-20h20v20zM44 24h4v-12h-4v4h-4v-12h-4v16h8zM52 24h4v-4h-4zM60 24h4v-4h4v-4h-4v-4h4v-4h-4v-8h-24v4h8v8h4v-4h4v12h4zM76 24v-20h20v20zM8 20h12v-12h-12zM80 20h12v-12h-12z',
  },
  {
    value: 'EX-1042-0003',
    type: 'CODE128',
    page: 1,
    position: {
      x: 28,
      y: 200,
      width: 312,
      height: 64,
    },
    path: 'M0 0v64h4v-64h2v64h2v-64h4v64h2v-64h8v64h2v-64h6v64h4v-64h2v64h2v-64h6v64h6v-64h6v64h2v-64h2v64h4v-64h2v64h2v-64h4v64h4v-64h2v64h6v-64h4v64h2v-64h2v64h6v-64h2v64h8v-64h2v64h4v-64h4v64h2v-64h6v64h2v-64h4v64h2v-64h2v64h4v-64h2v64h6v-64h6v64h2v-64h2v64h8v-64h2v64h6v-64h2v64h2v-64h4v64h4v-64h2v64h6v-64h4v64h2v-64h2v64h6v-64h2v64h8v-64h2v64h4v-64h2v64h4v-64h4v64h4v-64h4v64h2v-64h4v64h2v-64h4v64h4v-64h6v64h4v-64h6v64h2v-64h2v64h2v-64h6v64h4v-64h6v64h6v-64h2v64h2v-64h2v64h4v-64z',
  },
  {
    value: '2001042000032',
    type: 'EAN13',
    page: 1,
    position: {
      x: 258,
      y: 340,
      width: 190,
      height: 64,
    },
    path: 'M0 0v64h2v-64h2v64h2v-64h6v64h4v-64h2v64h2v-64h6v64h4v-64h2v64h2v-64h2v64h4v-64h4v64h4v-64h2v64h2v-64h4v64h6v-64h2v64h2v-64h6v64h4v-64h4v64h4v-64h2v64h4v-64h2v64h2v-64h2v64h2v-64h2v64h6v-64h4v64h2v-64h2v64h6v-64h4v64h2v-64h2v64h6v-64h4v64h2v-64h2v64h6v-64h4v64h2v-64h2v64h2v-64h8v64h2v-64h2v64h4v-64h2v64h4v-64h4v64h2v-64h2v64h2v-64z',
  },
  {
    value: 'A07-P3',
    type: 'CODE39',
    page: 1,
    position: {
      x: 28,
      y: 484,
      width: 254,
      height: 56,
    },
    path: 'M0 0v56h2v-56h6v56h2v-56h2v56h6v-56h2v56h6v-56h2v56h2v-56h2v56h6v-56h2v56h2v-56h2v56h2v-56h6v56h2v-56h2v56h6v-56h2v56h2v-56h2v56h2v-56h6v56h6v-56h2v56h6v-56h2v56h2v-56h2v56h2v-56h2v56h2v-56h6v56h2v-56h2v56h6v-56h2v56h6v-56h2v56h2v-56h6v56h2v-56h2v56h2v-56h2v56h6v-56h2v56h6v-56h2v56h2v-56h2v56h6v-56h2v56h6v-56h2v56h2v-56h6v56h2v-56h2v56h6v-56h2v56h6v-56h6v56h2v-56h2v56h2v-56h2v56h2v-56h2v56h2v-56h6v56h2v-56h2v56h6v-56h2v56h6v-56h2v56h2v-56z',
  },
];
