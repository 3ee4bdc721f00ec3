import { readDecimal } from '../../../kit/decimal-text.ts';

export interface Coordinates {
  latitude: string;
  longitude: string;
}

/**
 * Two coordinates as maps write them: `55.75, 37.61`, `55,75; 37,61`, `55.75° N 37.61° E`. Undefined for what is no such pair, so that it is
 * pasted as it is.
 */
export function coordinatesIn(text: string): Coordinates | undefined {
  const numbers: string[] = [];
  for (const part of text.split(text.includes('.') ? /[;,\s]+/ : /[;\s]+|,\s+/)) {
    const letters = part.replace(/[^\p{L}]/gu, '').toLowerCase();
    const digits = /[-−]?\d+([.,]\d+)?/.exec(part)?.[0].replace('−', '-');
    if (!(letters in sides) || (!digits && numbers.length === 0)) return undefined;
    if (digits) numbers.push(digits);
    const last = numbers.at(-1);
    if (last && sides[letters] === '-' && !last.startsWith('-')) numbers[numbers.length - 1] = `-${last}`;
  }
  const [latitude, longitude, ...more] = numbers.map(readDecimal);
  return latitude && longitude && more.length === 0 ? { latitude, longitude } : undefined;
}

/** What the letters beside a coordinate make of it: southern and western ones are below nothing. */
const sides: Readonly<Record<string, '' | '-'>> = {
  ...{ '': '', n: '', e: '', s: '-', w: '-' },
  ...{ сш: '', вд: '', с: '', в: '', ю: '-', юш: '-', з: '-', зд: '-' },
};

/** Where a place is on a map of the world. */
export const showCoordinates = ({ latitude, longitude }: Coordinates) =>
  [latitude, longitude].map((one) => readDecimal(one) ?? one).join(', ');

/** A typed coordinate as the server takes it; what is no number is sent as it is, to be refused in words. */
export const coordinateOf = (typed: string): string | null =>
  typed.trim() === '' ? null : (readDecimal(typed.replace('−', '-')) ?? typed.trim());
