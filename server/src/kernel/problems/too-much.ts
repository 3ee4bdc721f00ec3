import { Exact } from '../values/decimal.ts';
import { type FieldError, fieldError, type Words, words } from './errors.ts';

interface Amounts {
  left: string;
  asked: string;
  /** How what is left comes about, such as “40 ordered, 38 received”. */
  why?: Words;
  /** What it is of, where a request names several. */
  of?: string;
}

/** More than is left: what is left, what was asked for, and by how much that is too much. */
export function tooMuch(
  at: string,
  code: string,
  { left, asked, why, of }: Amounts,
  params: Readonly<Record<string, unknown>> = {},
): FieldError {
  const over = new Exact(asked).minus(left).toFixed();
  return fieldError(
    at,
    code,
    words(
      `${of === undefined ? '' : `“${of}”: `}at most ${left} is left${why ? ` (${why.en})` : ''}, ${asked} is asked for: ${over} too much`,
      `${of === undefined ? '' : `«${of}»: `}осталось не больше ${left}${why ? ` (${why.ru})` : ''}, запрошено ${asked}: на ${over} больше`,
    ),
    { ...params, left, asked, over },
  );
}
