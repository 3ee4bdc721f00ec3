import type { conversions } from '../../../../../../nouns/inbound-mapping.ts';
import type { MappedValue } from '../../../../kernel/integrations/inbound-operation.ts';
import { type Words, words } from '../../../../kernel/problems/errors.ts';
import { Exact, toDecimalString } from '../../../../kernel/values/decimal.ts';
import { isDate, isoInstant } from '../../../../kernel/values/instant.ts';

export type Conversion = keyof typeof conversions;

type Converted = { value: MappedValue } | { fault: Words };

/** A value as a mapping asks for it. Nothing is guessed: what does not read as such is a fault. */
export function convertValue(given: MappedValue, as: Conversion | undefined): Converted {
  if (as === undefined) return { value: given };
  if (as === 'boolean') return found(booleanOf(given), notBoolean);
  const text = String(given).trim();
  if (as === 'decimal') return found(decimalOf(text), notDecimal);
  if (as === 'date') return found(dateOf(text), notDate);
  return { value: as === 'upper' ? text.toUpperCase() : as === 'lower' ? text.toLowerCase() : text };
}

const found = (value: MappedValue | null, fault: Words): Converted => (value === null ? { fault } : { value });

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  1: true,
  yes: true,
  да: true,
  false: false,
  0: false,
  no: false,
  нет: false,
};

const booleanOf = (given: MappedValue) =>
  typeof given === 'boolean' ? given : (truths[given.trim().toLowerCase()] ?? null);

/** Digits may be grouped by spaces and have a comma before the fraction, as accounting systems write them. */
function decimalOf(text: string): string | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (!/^[+-]?\d{1,30}(\.\d{1,30})?([eE][+-]?\d{1,3})?$/.test(plain)) return null;
  return toDecimalString(new Exact(plain).toFixed());
}

function dateOf(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})(?:\s.*)?$/.exec(text) ?? [];
  const date = year ? `${year}-${month}-${day}` : text.slice(0, 10);
  const rest = year ? '' : text.slice(10);
  return isDate(date) && (rest === '' || /^[T ]\d{2}:\d{2}/.test(rest) || isoInstant(text) !== null) ? date : null;
}

const notBoolean = words('is neither yes nor no', 'не является значением «да» или «нет»');
const notDecimal = words('is no decimal number', 'не является десятичным числом');
const notDate = words('is no date', 'не является датой');
