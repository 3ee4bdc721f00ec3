/** Whether a text is a GTIN: 8, 12, 13 or 14 digits, the last of which checks the others (GS1, modulo 10 with weights 3 and 1). */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 && /[1-9]/.test(text);
}
