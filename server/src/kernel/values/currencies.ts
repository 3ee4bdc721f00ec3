/** ISO 4217: currencies used for payments, by their minor units. Funds, metals and withdrawn codes are left out. */
const byMinorUnits: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK
    DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT
    LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN
    QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS
    VED VES WST XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

/** Minor units of each currency: digits after the point in its amounts. */
export const currencies: ReadonlyMap<string, number> = new Map(
  Object.entries(byMinorUnits).flatMap(([units, codes]) =>
    codes.split(/\s+/).map((code) => [code, Number(units)] as const),
  ),
);

export const isCurrency = (code: string) => currencies.has(code);

/** Digits after the point in amounts of a currency; two for a code no longer listed. */
export const minorUnitsOf = (code: string): number => currencies.get(code) ?? 2;
