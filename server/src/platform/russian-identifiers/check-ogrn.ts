/** Checks a state registration number: 13 digits of a company (starts 1 or 5) or 15 of an entrepreneur (starts 3). */
export function checkOgrn(text: string): 'ogrn_format' | 'ogrn_checksum' | null {
  if (/^[15]\d{12}$/.test(text)) return endsWithRemainder(text, 11) ? null : 'ogrn_checksum';
  if (/^3\d{14}$/.test(text)) return endsWithRemainder(text, 13) ? null : 'ogrn_checksum';
  return 'ogrn_format';
}

/** Remainders of 10 and more are reduced to their last digit; the number stays below 2^53, so it is exact. */
function endsWithRemainder(text: string, divisor: number): boolean {
  const remainder = Number(text.slice(0, -1)) % divisor;
  return String(remainder % 10) === text.at(-1);
}
