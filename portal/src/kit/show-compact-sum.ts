import { language } from './say.ts';

/** A large sum for a narrow place: «7,5 млрд ₽». `Intl` takes the decimal string itself. */
export const showCompactSum = (amount: string, currency = 'RUB') =>
  new Intl.NumberFormat(language() === 'en' ? 'en-GB' : 'ru-RU', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  }).format(amount as unknown as number);
