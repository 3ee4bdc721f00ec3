/** A phone as messengers know it: digits alone, with the code of the country; null for what is none. Russian ones may be written by 8. */
export function phoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (digits.length === 10 && digits.startsWith('9')) return `7${digits}`;
  if (digits.length === 11 && digits.startsWith('8') && !text.trim().startsWith('+')) return `7${digits.slice(1)}`;
  return digits.length >= 10 && digits.length <= 15 ? digits : null;
}
