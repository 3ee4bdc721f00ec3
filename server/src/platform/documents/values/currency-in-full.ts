/** Numbers of ISO 4217 of the currencies in which Russian companies trade. */
const numbers: Readonly<Record<string, string>> = {
  ...{ RUB: '643', USD: '840', EUR: '978', CNY: '156', BYN: '933', KZT: '398', UZS: '860', KGS: '417', AMD: '051' },
  ...{ AZN: '944', GEL: '981', TJS: '972', MDL: '498', TRY: '949', AED: '784', INR: '356', GBP: '826', CHF: '756' },
  ...{ JPY: '392', KRW: '410', HKD: '344', RSD: '941', VND: '704', THB: '764', MNT: '496' },
};

const names = new Intl.DisplayNames('ru', { type: 'currency', fallback: 'code' });

/** `RUB` → «Российский рубль, 643», as invoices for VAT name the currency. One whose number is not known here keeps its code. */
export function currencyInFull(code: string): string {
  const name = names.of(code) ?? code;
  return `${name.charAt(0).toLocaleUpperCase('ru')}${name.slice(1)}, ${numbers[code] ?? code}`;
}
