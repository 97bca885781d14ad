import {
  BinaryBitmap,
  GlobalHistogramBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { type drawnCodes, sheet } from '../../shared/apis/drawnCodes';

/** The grey values of a picture, row by row. */
export type Greys = { width: number; height: number; pixels: Uint8ClampedArray };

type Position = (typeof drawnCodes)[number]['position'];

/** Cuts a position out of the sheet and puts it on white paper with a margin. */
export const cut = ({ width, height, pixels }: Greys, position: Position, margin = 40): Greys => {
  const across = width / sheet.width;
  const down = height / sheet.height;
  const [left, top] = [Math.round(position.x * across), Math.round(position.y * down)];
  const [wide, high] = [Math.round(position.width * across), Math.round(position.height * down)];
  const size = { width: wide + 2 * margin, height: high + 2 * margin };
  const cutting = new Uint8ClampedArray(size.width * size.height).fill(255);
  for (let y = 0; y < high; y += 1)
    cutting.set(
      pixels.subarray((top + y) * width + left, (top + y) * width + left + wide),
      (margin + y) * size.width + margin,
    );
  return { ...size, pixels: cutting };
};

/** Names of the code types by the numbers of the decoder. */
const kinds: Record<number, string> = { 2: 'CODE39', 4: 'CODE128', 7: 'EAN13', 11: 'QR_CODE' };

export const decodeCode = ({ width, height, pixels }: Greys) => {
  const source = new RGBLuminanceSource(pixels, width, height);
  const result = new MultiFormatReader().decode(
    new BinaryBitmap(new GlobalHistogramBinarizer(source)),
  );
  return { type: kinds[result.getBarcodeFormat()], value: result.getText() };
};
