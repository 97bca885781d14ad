/** Within how many hours a restored photograph is back, from the client's yes. */
export const restorationHours = 48;

/** Working days until the site of a law firm is published, at most; two pages say so. */
export const lawFirmDays = 15;
