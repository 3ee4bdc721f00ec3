const LEGAL_WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const PERSON_WEIGHTS_11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const PERSON_WEIGHTS_12 = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** Checks a taxpayer number: 10 digits of a company or 12 of a person, with the check digits of the tax authority. */
export function checkInn(text: string): 'inn_format' | 'inn_checksum' | null {
  if (!/^(\d{10}|\d{12})$/.test(text)) return 'inn_format';
  // Both pass the checksum or look real, yet no such taxpayer exists: region 00 and one digit repeated.
  if (text.startsWith('00') || /^(\d)\1+$/.test(text)) return 'inn_format';
  const right =
    text.length === 10
      ? checkDigit(text, LEGAL_WEIGHTS) === text[9]
      : checkDigit(text, PERSON_WEIGHTS_11) === text[10] && checkDigit(text, PERSON_WEIGHTS_12) === text[11];
  return right ? null : 'inn_checksum';
}

function checkDigit(text: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return String((sum % 11) % 10);
}
