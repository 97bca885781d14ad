/** Accept-Language by the ABNF of RFC 9110 (12.5.4, 12.4.2) and RFC 4647 (2.1), to hold our negotiation against. */

/** A reader that walks over a text and takes what the grammar allows. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get ended(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Takes up to `most` characters of a kind. */
  take(kind: string, most: number): string {
    let taken = '';
    while (taken.length < most && !this.ended) {
      const next = this.#text.charAt(this.#at);
      if (!kind.includes(next.toLowerCase())) break;
      taken += next;
      this.#at += 1;
    }
    return taken;
  }
}

const alpha = 'abcdefghijklmnopqrstuvwxyz';
const digit = '0123456789';
const ows = ' \t';

/** language-range = (1*8ALPHA *("-" 1*8alphanum)) / "*" */
const readRange = (reader: Reader): string | undefined => {
  if (reader.take('*', 1)) return '*';
  const primary = reader.take(alpha, 8);
  if (!primary) return undefined;
  while (reader.take('-', 1)) {
    if (!reader.take(alpha + digit, 8)) return undefined;
  }
  return primary.toLowerCase();
};

/** qvalue = ( "0" [ "." 0*3DIGIT ] ) / ( "1" [ "." 0*3("0") ] ) */
const readQvalue = (reader: Reader): number | undefined => {
  const whole = reader.take('01', 1);
  if (!whole) return undefined;
  const fraction = reader.take('.', 1) ? reader.take(whole === '0' ? digit : '0', 3) : '';
  return Number(`${whole}.${fraction}0`);
};

/** weight = OWS ";" OWS "q=" qvalue; 1 where there is none. */
const readWeight = (reader: Reader): number | undefined => {
  reader.take(ows, Number.POSITIVE_INFINITY);
  if (reader.ended) return 1;
  if (!reader.take(';', 1)) return undefined;
  reader.take(ows, Number.POSITIVE_INFINITY);
  return reader.take('q', 1) && reader.take('=', 1) ? readQvalue(reader) : undefined;
};

type Range = { primary: string; weight: number };

/** An element of the list; one that the grammar does not know says nothing. */
const readElement = (text: string): Range[] => {
  const reader = new Reader(text);
  reader.take(ows, Number.POSITIVE_INFINITY);
  const primary = readRange(reader);
  const weight = primary && readWeight(reader);
  reader.take(ows, Number.POSITIVE_INFINITY);
  return primary !== undefined && typeof weight === 'number' && reader.ended
    ? [{ primary, weight }]
    : [];
};

const largest = (ranges: Range[]): number | undefined =>
  ranges.length === 0 ? undefined : Math.max(...ranges.map(({ weight }) => weight));

/** The best match of English and Portuguese. */
export const bestLanguage = (header: string): 'en' | 'pt' => {
  const ranges = header.split(',').flatMap(readElement);
  const wildcard = largest(ranges.filter(({ primary }) => primary === '*')) ?? 0;
  const weigh = (lang: string) => largest(ranges.filter(({ primary }) => primary === lang));
  const weight = { en: weigh('en') ?? wildcard, pt: weigh('pt') ?? wildcard };
  if (weight.en !== weight.pt) return weight.pt > weight.en ? 'pt' : 'en';
  if (weight.pt === 0) return 'en';
  // Equal: of the ranges that carry the weight, the first named; the wildcard names nobody.
  const first = ranges.find(
    (range) => ['en', 'pt'].includes(range.primary) && range.weight === weight.pt,
  );
  return first?.primary === 'pt' ? 'pt' : 'en';
};
