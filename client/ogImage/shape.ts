import { createContext, useContext } from 'react';

/** The fonts that cards are set in: headlines, text, and the studio's own. */
export type FontName = 'display' | 'sans' | 'studio';

/** A line of text as an outline: cards carry no fonts, so that they look the same on every machine. */
export type Outline = {
  /** SVG path data, its baseline at 0, in pixels. */
  path: string;
  /** In pixels. */
  width: number;
};

/** Outlines a line in a font of a weight and a size in pixels; throws on a letter that it lacks. */
export type Shape = (text: string, font: FontName, weight: number, size: number) => Outline;

const ShapeContext = createContext<Shape | undefined>(undefined);

export const ShapeProvider = ShapeContext.Provider;

/** What outlines text while a card is drawn. */
export const useShape = (): Shape => {
  const shape = useContext(ShapeContext);
  if (!shape) throw new Error('useShape outside of a ShapeProvider');
  return shape;
};
