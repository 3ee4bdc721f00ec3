/** Kopecks of decimal strings, so that sums stay exact. */
export const kopecks = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.');
  const sign = whole.startsWith('-') ? -1n : 1n;
  return sign * (BigInt(whole.replace('-', '')) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0')));
};

export const amountOf = (sum: bigint): string => {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(3, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
