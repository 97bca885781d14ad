/** The size of a picture for sharing that chat apps and search engines ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 };
