/** The Open Graph image size that chat apps and search engines recommend, in pixels. */
export const cardSize = { width: 1200, height: 630 };
