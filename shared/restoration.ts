/** Within how many hours a restored photograph is back, from the client's yes. */
export const restorationHours = 48;
