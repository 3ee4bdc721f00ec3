interface ReadAmount {
  /** Two digits after the point; null where it is ambiguous. */
  value: string | null;
  /** It stood there as the format asks. */
  strict: boolean;
}

const most = 13;

/**
 * An amount of money. The format asks for `1234.56`; some banks write a comma or a hyphen before the kopecks and part the thousands.
 * What could be read in two ways, such as `1,234`, is not read at all.
 */
export function readAmount(text: string): ReadAmount {
  const strict = /^\d+(\.\d{1,2})?$/.test(text);
  const plain = strict ? text : tolerant(text);
  if (plain === null) return { value: null, strict: false };
  const [roubles = '', kopecks = ''] = plain.split('.');
  const whole = roubles.replace(/^0+(?=\d)/, '');
  return whole.length > most ? { value: null, strict: false } : { value: `${whole}.${kopecks.padEnd(2, '0')}`, strict };
}

function tolerant(text: string): string | null {
  const parted = /^(\d{1,3}(?:[ \u00a0\u202f']\d{3})+|\d+)(?:[.,-](\d{1,2}))?$/.exec(text.trim());
  if (parted) return joined(parted);
  const pointed =
    /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(text.trim()) ?? /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(text.trim());
  return pointed && joined(pointed);
}

const joined = ([, roubles = '', kopecks]: RegExpExecArray) =>
  `${roubles.replace(/\D/g, '')}${kopecks === undefined ? '' : `.${kopecks}`}`;

/** Whole kopecks of a read amount, for sums. */
export const kopecksOf = (amount: string) => BigInt(amount.replace('.', ''));
