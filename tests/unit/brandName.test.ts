import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandName, canBeNamed } from '../../client/ogImage/BrandName';
import { type Shape, ShapeProvider } from '../../client/ogImage/shape';

/** A font of Latin letters that are half as wide as high; its path is its size. */
const shape: Shape = (text, _font, _weight, size) => {
  if (/[^ -ÿ]/u.test(text)) throw new Error('lacks a letter');
  return { path: `size ${size}`, width: (text.length * size) / 2 };
};

const draw = (children: string): string => {
  const name = createElement(BrandName, { x: 0, y: 0, fill: '#000', width: 380, children });
  return renderToStaticMarkup(createElement(ShapeProvider, { value: shape }, name));
};

test.each([
  ['Jandaia', 'size 38'],
  ['Twenty letters, fits', 'size 38'],
  ['A name of forty letters, exactly so many', 'size 19'],
])('draws the brand "%s" within its width', (name, size) => {
  expect(draw(name)).toContain(`d="${size}"`);
});

test.each([
  ['R&D <Ação>', true],
  ['日本', false],
  ['Acme 🚀', false],
])('the brand "%s" can be drawn in our font: %s', (name, drawn) => {
  expect(canBeNamed(shape, name)).toBe(drawn);
});
