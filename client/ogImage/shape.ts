import { createContext, useContext } from 'react';

/** The fonts of Open Graph images: headlines, text, and the architecture studio's own. */
export type FontName = 'display' | 'sans' | 'studio';

/** A line of text as an outline. The SVG contains no fonts, so the image is the same on every machine. */
export type Outline = {
  /** SVG path data, its baseline at 0, in pixels. */
  path: string;
  /** In pixels. */
  width: number;
};

/**
 * Converts a line of text to an outline, given font, weight and size in pixels; throws if the font
 * lacks a letter.
 */
export type Shape = (text: string, font: FontName, weight: number, size: number) => Outline;

const ShapeContext = createContext<Shape | undefined>(undefined);

export const ShapeProvider = ShapeContext.Provider;

/** The function that converts text to outlines while an image is drawn. */
export const useShape = (): Shape => {
  const shape = useContext(ShapeContext);
  if (!shape) throw new Error('useShape outside of a ShapeProvider');
  return shape;
};
