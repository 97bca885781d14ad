/** 12 letters or digits (8 of the company, 4 of its branch) and 2 check digits; letters are allowed from 2026 on. */
const shape = /^[\dA-Z]{12}\d{2}$/;

/** The check digit of a text: weights 2 to 9 from the right, ASCII code minus 48 as value (IN RFB 2.229/2024). */
const checkDigit = (text: string): string => {
  const sum = [...text]
    .reverse()
    .reduce((total, sign, at) => total + (sign.charCodeAt(0) - 48) * (2 + (at % 8)), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
};

/**
 * A Brazilian company's number (CNPJ) without punctuation and in capitals; undefined where its length, its signs or its
 * check digits are wrong.
 */
export const readTaxId = (given: string): string | undefined => {
  const text = given.replace(/[\s./-]/g, '').toUpperCase();
  if (!shape.test(text)) return;
  const base = text.slice(0, 12);
  const first = checkDigit(base);
  return text === base + first + checkDigit(base + first) ? text : undefined;
};

/** The number as people write it: `12ABC34501DE35` is `12.ABC.345/01DE-35`. */
export const formatTaxId = (taxId: string): string =>
  taxId.replace(/^(..)(...)(...)(....)(\d\d)$/, '$1.$2.$3/$4-$5');
