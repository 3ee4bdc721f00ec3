import { say } from '../../src/kit/say.ts';
import { type Draft, vatRates } from './draft.ts';

/** Ways of VAT with each rate. The rate of an earlier quote stays among them, even if it is no longer charged. */
export function vatOptions({ vatRate }: Pick<Draft, 'vatRate'>): [string, string][] {
  const rates = [...new Set<string>([...(isCharged(vatRate) ? [] : [vatRate]), ...vatRates])];
  const named = (rate: string) => (rate === '' ? say('rates of lines', 'ставки строк') : `${rate} %`);
  return [
    ...rates.map((rate): [string, string] => [
      `included ${rate}`,
      say(`In the price, ${named(rate)}`, `В цене, ${named(rate)}`),
    ]),
    ...rates.map((rate): [string, string] => [
      `excluded ${rate}`,
      say(`On top, ${named(rate)}`, `Сверху, ${named(rate)}`),
    ]),
    ['none', say('Without VAT', 'Без НДС')],
  ];
}

const isCharged = (rate: string) => (vatRates as readonly string[]).includes(rate);
