/** Working days until the site of a law firm is published, at most; two pages say so. */
export const lawFirmDays = 15;
