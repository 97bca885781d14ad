/**
 * The end of an attribute `sizes`: a picture as wide as this share of the window, in vw. Phones have more pixels
 * than eyes tell apart; with three quarters of them a picture has half the octets.
 */
export const acrossWindow = (share: number): string =>
  `(min-resolution: 1.5dppx) ${Math.round(share * 0.75)}vw, ${share}vw`;
