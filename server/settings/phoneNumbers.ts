import * as z from 'zod';

/** Numbers of North America after their country code 1: neither area code nor exchange begins with 0 or 1. */
const northAmerican = /^1[2-9][0-8]\d[2-9]\d{6}$/;

/** What is wrong with a number of 8 to 15 digits that should begin with its country code (E.164). */
const faultOf = (digits: string): string | undefined => {
  if (digits.startsWith('0'))
    return 'must begin with the country code, which never begins with 0; that of Brazil is 55';
  if (digits.startsWith('55') && digits.length !== 12 && digits.length !== 13)
    return 'must have 8 or 9 digits after the country code 55 and the area code';
  if (digits.startsWith('1') && !northAmerican.test(digits))
    return 'must begin with the country code; no number of the United States or Canada (1) looks like this: write 55 before one of Brazil';
  return undefined;
};

/** A phone number with its country code, after `+` where it is written with one. */
export const phoneNumber = (plus: '' | '+', example: string) =>
  z.string().superRefine((text, context) => {
    const [, digits] = (plus ? /^\+(\d{8,15})$/ : /^(\d{8,15})$/).exec(text) ?? [];
    const form = `must be ${plus && '+ and '}digits with the country code, such as ${example}`;
    const fault = digits === undefined ? form : faultOf(digits);
    if (fault) context.addIssue(fault);
  });

/** An area code of Brazil with a mobile number, which begins with 9, or a landline. */
const brazilian =
  /^(?:1[1-9]|2[12478]|3[1-578]|[4689][1-9]|5[1345]|7[134579])(?:9\d{8}|[2-5]\d{7})$/;

/** Whether a number could be one of Brazil without the country code 55. Numbers of other countries look like it too. */
export const looksBrazilian = (number: string): boolean => brazilian.test(number.replace('+', ''));
