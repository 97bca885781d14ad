/** The products sold through the API marketplace, each with a listing and a pricing page there. */
export const marketplaceProducts = [
  'nfse-extraction',
  'invoice-extraction',
  'barcode-extractor',
  'nano-banana-api',
] as const;

export type MarketplaceProduct = (typeof marketplaceProducts)[number];

/** The company that runs the site, as far as it is configured. */
export type Company = Readonly<{
  name?: string;
  /** The number of a Brazilian company (CNPJ) as people write it, `12.ABC.345/01DE-35`. */
  taxId?: string;
  /** The postal address in one line. */
  address?: string;
}>;

/** Who answers the reader's message. */
export type Owner = Readonly<{
  name: string;
  role?: string;
  /** The path of a square photograph. */
  photo?: string;
}>;

/** How programs call the APIs, as far as it is configured: the store alone knows it. */
export type ApiAccess = Readonly<{
  /** Without a trailing slash; for all APIs that have none of their own. */
  baseUrl?: string;
  baseUrls?: Readonly<Partial<Record<MarketplaceProduct, string>>>;
  /** The header of the key. */
  keyHeader?: string;
  /** Another header, whose value may have `{host}`. */
  secondHeader?: Readonly<{ name: string; value: string }>;
  /** The path of the barcode API, which no document names. */
  barcodePath?: string;
}>;

/** The settings that pages show, the same on the server and in the client. */
export type Site = Readonly<{
  /** Scheme and host without a trailing slash: the only source of absolute addresses. */
  origin: string;
  /** The brand. */
  name: string;
  /** WhatsApp number: digits with the country code, as wa.me wants it. */
  whatsapp: string;
  /** Phone number in E.164 form, `+` and digits. */
  phone: string;
  email: string;
  /** The community's invitation. */
  community: string;
  /** The marketplace that sells the APIs: an address without a trailing slash. */
  marketplace: string;
  /** Its name; without it pages say what it is. */
  marketplaceName?: string;
  /** Undefined if none of it is configured. */
  apiAccess?: ApiAccess;
  /** Whether search engines may list the site (not so on staging). */
  indexable: boolean;
  /** Undefined if none of it is configured. */
  company?: Company;
  /** Whether somebody answers in each hour of a week, as `openHoursOfWeek` writes it. */
  openHours: string;
  /** Undefined without a name. */
  owner?: Owner;
  /** Customers that may be named, each with an address to check it. */
  customers?: readonly Readonly<{ name: string; url: string }>[];
  /** Business hours within which a message is answered; without it pages promise nothing. */
  responseHours?: number;
}>;
