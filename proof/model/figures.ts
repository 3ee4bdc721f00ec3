/**
 * Quantities as whole millionths and money as whole kopecks: exact, and nothing of the arithmetic that is to be proved.
 */
export const million = 1_000_000;

/** As it goes over the wire: `12.5`. */
export const quantityText = (millionths: number) => text(millionths, 6);
export const moneyText = (kopecks: number) => text(kopecks, 2);

function text(value: number, digits: number): string {
  const all = String(Math.abs(value)).padStart(digits + 1, '0');
  const fraction = all.slice(-digits).replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${all.slice(0, -digits)}${fraction && `.${fraction}`}`;
}

/** A line of a document, half a kopeck up. */
export const amountOf = (quantity: number, price: number) => Math.floor((quantity * price + million / 2) / million);

const vatPercent = 22;

/** With the VAT that a price does not hold yet. */
export function grossOf(quantity: number, price: number, vatMode: 'included' | 'excluded'): number {
  const net = amountOf(quantity, price);
  return vatMode === 'included' ? net : net + Math.floor((net * vatPercent + 50) / 100);
}

export const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

/** So many percent of a quantity, to the millionth below. */
export const share = (quantity: number, percent: number) => Math.floor((quantity * percent) / 100);

interface Part {
  done: number;
  wanted: number;
  /** Kopecks; nothing where no price is known. */
  amount: number;
}

const grains = 10n ** 40n;

/**
 * Percent of what is covered as people see it, each part by its money and one without a price as the others on average: 0 only before
 * it began, 100 only when it is done.
 */
export function percentOf(parts: readonly Part[]): string {
  if (parts.every((part) => part.done <= 0)) return '0';
  if (parts.every((part) => part.done >= part.wanted - 1)) return '100';
  const priced = parts.filter(({ amount }) => amount > 0);
  const weightOf = ({ amount }: Part) => {
    if (priced.length === 0) return 1n;
    return BigInt(amount > 0 ? amount * priced.length : sum(priced.map((part) => part.amount)));
  };
  const shareOf = ({ done, wanted }: Part) => (BigInt(Math.min(done, wanted)) * grains) / BigInt(wanted);
  const all = parts.reduce((total, part) => total + weightOf(part), 0n) * grains;
  const done = parts.reduce((total, part) => total + weightOf(part) * shareOf(part), 0n);
  const hundredths = Number((done * 20_000n + all) / (2n * all));
  return text(Math.min(9_999, Math.max(1, hundredths)), 2);
}
