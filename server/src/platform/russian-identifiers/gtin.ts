/** Checks a GS1 trade item number (bar code) of 8, 12, 13 or 14 digits. */
export function checkGtin(text: string): 'gtin_format' | 'gtin_checksum' | null {
  if (!/^(\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return 'gtin_format';
  let sum = 0;
  for (let place = 2; place <= text.length; place++) sum += Number(text.at(-place)) * (place % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10 === Number(text.at(-1)) ? null : 'gtin_checksum';
}
