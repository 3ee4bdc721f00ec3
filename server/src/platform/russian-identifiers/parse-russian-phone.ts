/**
 * A Russian phone as `+79991234567`, or null. Read are `+7 (999) 999-99-99`, `8 999 …` and the bare ten digits, with
 * blanks, dashes, dots and brackets between; the national number starts with 3, 4, 8 or 9.
 */
export function parseRussianPhone(text: string): string | null {
  if (!/^\s*\+?[\d\s().\u2010-\u2013-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  const plus = text.trimStart().startsWith('+');
  const national = nationalNumber(digits, plus);
  return national !== null && /^[3489]\d{9}$/.test(national) ? `+7${national}` : null;
}

function nationalNumber(digits: string, plus: boolean): string | null {
  if (digits.length === 11 && (digits.startsWith('7') || (digits.startsWith('8') && !plus))) return digits.slice(1);
  return digits.length === 10 && !plus ? digits : null;
}
