/** Checks a bank identification code: `04…` of a bank or `01…` of a treasury body. */
export function checkBik(text: string): 'bik_invalid' | null {
  return /^0[14]\d{7}$/.test(text) ? null : 'bik_invalid';
}

export function isTreasuryBik(bik: string): boolean {
  return bik.startsWith('01');
}
