const scale = 12;

/** A decimal string as a whole number of 10⁻¹²: sums of these are exact. */
function whole(value: string): bigint {
  const [left = '0', right = ''] = value.replace('-', '').split('.');
  const size = BigInt(left + right.padEnd(scale, '0').slice(0, scale));
  return value.startsWith('-') ? -size : size;
}

function text(size: bigint, digits: number): string {
  const step = 10n ** BigInt(scale - digits);
  const rounded = (size < 0n ? size - step / 2n : size + step / 2n) / step;
  const shown = (rounded < 0n ? -rounded : rounded).toString().padStart(digits + 1, '0');
  const cut = shown.length - digits;
  return `${rounded < 0n ? '-' : ''}${shown.slice(0, cut)}${digits > 0 ? `.${shown.slice(cut)}` : ''}`;
}

export const addDecimals = (values: readonly string[], digits = 2): string =>
  text(
    values.reduce((sum, value) => sum + whole(value), 0n),
    digits,
  );

/** What the server will answer is the truth; this is its preview. */
export const timesDecimals = (a: string, b: string, digits = 2): string =>
  text((whole(a) * whole(b)) / 10n ** BigInt(scale), digits);

export const subtractDecimals = (a: string, b: string, digits = 6): string => text(whole(a) - whole(b), digits);

/** Below zero when `a` is less than `b`, above when it is more. */
export const compareDecimals = (a: string, b: string): number => {
  const [left, right] = [whole(a), whole(b)];
  return left < right ? -1 : left > right ? 1 : 0;
};
