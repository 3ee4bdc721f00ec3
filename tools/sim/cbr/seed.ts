export interface Currency {
  id: string;
  numCode: string;
  charCode: string;
  nominal: number;
  name: string;
}

export interface World {
  currencies: Currency[];
  /** Rates by the day they hold from, `2026-11-20`, then by currency, for its nominal. Days without any are days off. */
  days: Record<string, Record<string, string>>;
}

/** November 2026: the 20th is a Friday, the 21st is what was set on it, and the bank sets none on Saturday and Sunday. */
export const seed = (): World => ({
  currencies: [
    { id: 'R01235', numCode: '840', charCode: 'USD', nominal: 1, name: 'Доллар США' },
    { id: 'R01239', numCode: '978', charCode: 'EUR', nominal: 1, name: 'Евро' },
    { id: 'R01375', numCode: '156', charCode: 'CNY', nominal: 1, name: 'Китайский юань' },
    { id: 'R01820', numCode: '392', charCode: 'JPY', nominal: 100, name: 'Японских иен' },
    { id: 'R01717', numCode: '860', charCode: 'UZS', nominal: 10_000, name: 'Узбекских сумов' },
    { id: 'R01589', numCode: '960', charCode: 'XDR', nominal: 1, name: 'СДР (специальные права заимствования)' },
  ],
  days: {
    '2026-11-19': { USD: '91,1000', EUR: '98,5000', CNY: '12,6000', JPY: '58,9000', UZS: '71,5000', XDR: '121,0000' },
    '2026-11-20': { USD: '92,5062', EUR: '99,2100', CNY: '12,7001', JPY: '59,3300', UZS: '72,0110', XDR: '122,5000' },
    '2026-11-21': { USD: '92,7000', EUR: '99,0000', CNY: '12,7500', JPY: '59,5001', UZS: '72,2222', XDR: '122,7000' },
    '2026-11-24': { USD: '93,0001', EUR: '99,5000', CNY: '12,8000', JPY: '59,9000', UZS: '72,5000', XDR: '123,0000' },
  },
});
