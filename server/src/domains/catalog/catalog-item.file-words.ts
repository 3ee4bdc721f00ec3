import { plainWords } from '../../kernel/exchange/exchange.ts';
import { units } from '../../kernel/values/units.ts';

/** Codes, symbols and names of units, and what people write instead. */
export function unitWords(): Record<string, string> {
  const known = [...units.values()].flatMap(({ code, symbol, name }) =>
    [code, String(Number(code)), symbol, name.ru, name.en].map((word) => [plainWords(word), code]),
  );
  return { ...Object.fromEntries(known), ...otherUnits };
}

/** Countries by their codes and by what Russian and English call them. */
export function countryWords(): Record<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const names = (['ru', 'en'] as const).map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  // A code that was given up, such as SU, has the name of its successor.
  const known = codes
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .flatMap((code) =>
      names.flatMap((named) => {
        const name = named.of(code);
        return name ? [[plainWords(name), code] as const, [code.toLowerCase(), code] as const] : [];
      }),
    );
  return { ...Object.fromEntries(known), ...otherCountries };
}

export function currencyWords(): Record<string, string> {
  const words: Record<string, string> = {
    руб: 'RUB',
    рубль: 'RUB',
    рубли: 'RUB',
    доллар: 'USD',
    евро: 'EUR',
    юань: 'CNY',
  };
  for (const code of ['RUB', 'USD', 'EUR', 'CNY', 'BYN', 'KZT', 'TRY', 'AED', 'GBP', 'JPY', 'INR', 'UZS', 'AMD', 'KGS'])
    words[code.toLowerCase()] = code;
  return words;
}

/** Rates as people and formatted cells write them: `22`, `22%`, `0,22`, «без НДС». */
export function vatWords(): Record<string, string> {
  const rates = ['0', '5', '7', '10', '20', '22'];
  const written = rates.flatMap((rate) => [
    [rate, rate],
    [`${rate}%`, rate],
    [`ндс${rate}%`, rate],
  ]);
  const shares = { '005': '5', '007': '7', '01': '10', '02': '20', '022': '22' };
  return {
    ...Object.fromEntries(written),
    ...shares,
    none: 'none',
    безндс: 'none',
    ндснеоблагается: 'none',
    нет: 'none',
  };
}

const otherCountries: Record<string, string> = {
  рф: 'RU',
  российскаяфедерация: 'RU',
  russianfederation: 'RU',
  кнр: 'CN',
  белоруссия: 'BY',
  республикабеларусь: 'BY',
  южнаякорея: 'KR',
  korea: 'KR',
  сша: 'US',
  usa: 'US',
  uk: 'GB',
  великобритания: 'GB',
  оаэ: 'AE',
  чехия: 'CZ',
  czechrepublic: 'CZ',
  turkey: 'TR',
  congodrc: 'CD',
};

const otherUnits: Record<string, string> = {
  штук: '796',
  pcs: '796',
  kg: '166',
  'м²': '055',
  квм: '055',
  'м³': '113',
  кубм: '113',
  пм: '018',
  мп: '018',
  тонн: '168',
  тн: '168',
  упаковка: '778',
  уп: '778',
  компл: '839',
  кт: '839',
  рулон: '736',
};
