import Type from 'typebox';
import { date, flag, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { dayLater, firstOf, lastOf, monthOf } from './months.ts';

/** Months that one report may touch. */
const mostMonths = 13;
const usualMonths = 12;

const days = object({ from: date('First day'), to: date('Last day') });

export const periodInput = {
  from: Type.Optional(date('A day of the first month; so that there are twelve unless given')),
  to: Type.Optional(date('A day of the last month; the present month unless given')),
  exactDays: Type.Optional(flag('From the very day `from` to the very day `to`, in place of their whole months')),
};

export const periodOutput = {
  period: days,
  before: Type.Unsafe<Days>({
    ...days,
    title: 'The same days as many months earlier as the period touches, with which it is compared',
  }),
};

export interface Days {
  from: string;
  to: string;
}

export interface Period {
  period: Days;
  before: Days;
}

/** What a report is asked by, of its period. */
export interface AskedPeriod {
  from?: string | undefined;
  to?: string | undefined;
  exactDays?: boolean | undefined;
}

/** The days that are asked for, whole months unless exact ones are wanted, and the same days as many months before. */
export async function periodOf(ctx: ReadContext, { from, to, exactDays = false }: AskedPeriod): Promise<Period> {
  const end = to ?? dayIn((await regionalOf(ctx)).timezone);
  const start = from ?? firstOf(monthOf(end) - usualMonths + 1);
  const count = monthOf(end) - monthOf(start) + 1;
  if (exactDays ? end < start : count < 1)
    throw invalidField('/to', 'before_start', words('is before the first month', 'раньше первого месяца'));
  if (count > mostMonths)
    throw invalidField('/from', 'too_long', words('makes more than 13 months', 'получается больше 13 месяцев'), {
      limit: mostMonths,
    });
  const period = exactDays ? { from: start, to: end } : { from: firstOf(monthOf(start)), to: lastOf(monthOf(end)) };
  return { period, before: { from: dayLater(period.from, -count), to: dayLater(period.to, -count) } };
}

/** How many months a period touches. */
export const monthsIn = ({ from, to }: Days) => monthOf(to) - monthOf(from) + 1;
