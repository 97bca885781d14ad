// Written by art/codes.mjs.
import type { DrawnCode } from './codes';

/** The size of the sheet that the codes stand on, in the pixels of their positions. */
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
      x: 32,
      y: 200,
      width: 312,
      height: 64,
    },
    path: 'M0 0h4v64h-4zM6 0h2v64h-2zM12 0h2v64h-2zM22 0h2v64h-2zM30 0h4v64h-4zM36 0h2v64h-2zM44 0h6v64h-6zM56 0h2v64h-2zM60 0h4v64h-4zM66 0h2v64h-2zM72 0h4v64h-4zM78 0h6v64h-6zM88 0h2v64h-2zM92 0h6v64h-6zM100 0h8v64h-8zM110 0h4v64h-4zM118 0h2v64h-2zM126 0h2v64h-2zM132 0h2v64h-2zM136 0h4v64h-4zM142 0h6v64h-6zM154 0h2v64h-2zM158 0h8v64h-8zM168 0h6v64h-6zM176 0h2v64h-2zM182 0h4v64h-4zM188 0h6v64h-6zM198 0h2v64h-2zM202 0h6v64h-6zM210 0h8v64h-8zM220 0h4v64h-4zM226 0h4v64h-4zM234 0h4v64h-4zM242 0h2v64h-2zM248 0h2v64h-2zM254 0h4v64h-4zM264 0h4v64h-4zM274 0h2v64h-2zM278 0h2v64h-2zM286 0h4v64h-4zM296 0h6v64h-6zM304 0h2v64h-2zM308 0h4v64h-4z',
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
    path: 'M0 0h2v64h-2zM4 0h2v64h-2zM12 0h4v64h-4zM18 0h2v64h-2zM26 0h4v64h-4zM32 0h2v64h-2zM36 0h4v64h-4zM44 0h4v64h-4zM50 0h2v64h-2zM56 0h6v64h-6zM64 0h2v64h-2zM72 0h4v64h-4zM80 0h4v64h-4zM86 0h4v64h-4zM92 0h2v64h-2zM96 0h2v64h-2zM100 0h6v64h-6zM110 0h2v64h-2zM114 0h6v64h-6zM124 0h2v64h-2zM128 0h6v64h-6zM138 0h2v64h-2zM142 0h6v64h-6zM152 0h2v64h-2zM156 0h2v64h-2zM166 0h2v64h-2zM170 0h4v64h-4zM176 0h4v64h-4zM184 0h2v64h-2zM188 0h2v64h-2z',
  },
  {
    value: 'A07-P3',
    type: 'CODE39',
    page: 1,
    position: {
      x: 32,
      y: 484,
      width: 254,
      height: 56,
    },
    path: 'M0 0h2v56h-2zM8 0h2v56h-2zM12 0h6v56h-6zM20 0h6v56h-6zM28 0h2v56h-2zM32 0h6v56h-6zM40 0h2v56h-2zM44 0h2v56h-2zM52 0h2v56h-2zM56 0h6v56h-6zM64 0h2v56h-2zM68 0h2v56h-2zM76 0h6v56h-6zM84 0h6v56h-6zM92 0h2v56h-2zM96 0h2v56h-2zM100 0h2v56h-2zM108 0h2v56h-2zM112 0h6v56h-6zM120 0h6v56h-6zM128 0h2v56h-2zM136 0h2v56h-2zM140 0h2v56h-2zM144 0h6v56h-6zM152 0h6v56h-6zM160 0h2v56h-2zM164 0h6v56h-6zM172 0h6v56h-6zM180 0h2v56h-2zM188 0h2v56h-2zM192 0h6v56h-6zM200 0h6v56h-6zM212 0h2v56h-2zM216 0h2v56h-2zM220 0h2v56h-2zM224 0h2v56h-2zM232 0h2v56h-2zM236 0h6v56h-6zM244 0h6v56h-6zM252 0h2v56h-2z',
  },
];
