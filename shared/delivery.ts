/** Hours from the client's approval until a restored photograph is delivered, at most. */
export const restorationHours = 48;

/** Working days until the site of a law firm is published, at most. Two pages say it. */
export const lawFirmDays = 15;
