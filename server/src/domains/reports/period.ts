import Type from 'typebox';
import { date, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { regionalOf } from '../company/regional-settings.ts';

/** Months that one report may span. */
const mostMonths = 13;
const usualMonths = 12;

const days = object({ from: date('First day'), to: date('Last day') });

export const periodInput = {
  from: Type.Optional(date('A day of the first month; so that there are twelve unless given')),
  to: Type.Optional(date('A day of the last month; the present month unless given')),
};

export const periodOutput = {
  period: days,
  before: Type.Unsafe<Days>({ ...days, title: 'As many months right before, with which it is compared' }),
};

export interface Days {
  from: string;
  to: string;
}

export interface Period {
  period: Days;
  before: Days;
}

/** Whole months, in which the given days lie, and as many before them. */
export async function periodOf(ctx: ReadContext, given: { from?: string; to?: string }): Promise<Period> {
  const last = monthOf(given.to ?? dayIn((await regionalOf(ctx)).timezone));
  const first = given.from === undefined ? last - usualMonths + 1 : monthOf(given.from);
  const count = last - first + 1;
  if (count < 1) throw invalidField('/to', 'before_start', words('is before the first month', 'раньше первого месяца'));
  if (count > mostMonths)
    throw invalidField('/from', 'too_long', words('makes more than 13 months', 'получается больше 13 месяцев'), {
      limit: mostMonths,
    });
  return { period: daysOf(first, last), before: daysOf(first - count, first - 1) };
}

/** Months since the year 0. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const startOf = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));

const daysOf = (first: number, last: number): Days => ({
  from: startOf(first).toISOString().slice(0, 10),
  to: new Date(startOf(last + 1).getTime() - 86_400_000).toISOString().slice(0, 10),
});

/** How many months a period has. */
export const monthsIn = ({ from, to }: Days) => monthOf(to) - monthOf(from) + 1;
