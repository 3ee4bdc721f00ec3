/** Check digits of accounts and taxpayer numbers as the central bank and the tax service have published them. */
const weighted = (text: string) =>
  [...text].reduce((sum, digit, at) => sum + ((Number(digit) * ([7, 1, 3][at % 3] as number)) % 10), 0) % 10;

export const accountHolds = (account: string, bik: string) =>
  /^\d{20}$/.test(account) && /^04\d{7}$/.test(bik) && weighted(bik.slice(6) + account) === 0;

export const correspondentHolds = (account: string, bik: string) =>
  /^301\d{17}$/.test(account) && account.slice(17) === bik.slice(6) && weighted(`0${bik.slice(4, 6)}${account}`) === 0;

/** An account of this bank that nobody else has: its ninth digit is the one that makes the sum right. */
export function accountAt(bik: string, serial: number): string {
  const tail = String(serial).padStart(11, '0');
  const digit = [...'0123456789'].find((one) => weighted(`${bik.slice(6)}40702810${one}${tail}`) === 0);
  return `40702810${digit}${tail}`;
}

const dot = (text: string, weights: readonly number[]) =>
  (weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % 11) % 10;

export function innHolds(inn: string): boolean {
  if (/^\d{10}$/.test(inn)) return dot(inn, [2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(inn[9]);
  if (!/^\d{12}$/.test(inn)) return false;
  return (
    dot(inn, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(inn[10]) &&
    dot(inn, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(inn[11])
  );
}
