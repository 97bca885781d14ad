import { shape } from '../../ogImage/shape';
import type { PdfPage, Text } from './pdf';

const textPath = ({ x, y, size, text, bold, end }: Text): string => {
  const { path, width } = shape(text, 'sans', bold ? 700 : 400, size);
  return `<path transform="translate(${end ? x - width : x} ${y})" d="${path}"/>`;
};

/** Draws a page as SVG, with outlines in place of fonts. */
export const svgOf = ({ width, height, texts, frames, areas }: PdfPage): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>`,
    ...frames.map(
      (one) =>
        `<path fill="none" stroke="#000" stroke-width=".5" d="M${one.x} ${one.y}h${one.width}v${one.height}h${-one.width}z"/>`,
    ),
    ...areas.map(
      ({ x, y, path }) =>
        `<path fill-rule="evenodd" shape-rendering="crispEdges" transform="translate(${x} ${y})" d="${path}"/>`,
    ),
    ...texts.map(textPath),
    '</svg>',
  ].join('');
