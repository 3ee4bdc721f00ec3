import { portalNow } from './portal-clock.ts';
import { language, say } from './say.ts';

const locale = () => (language() === 'en' ? 'en-GB' : 'ru-RU');

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale()} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.NumberFormat(locale(), options);
  formats.set(key, made);
  return made;
}

/** A decimal string as people read it. `Intl` takes the string itself: no float comes between. */
const showDecimal = (value: string, options: Intl.NumberFormatOptions) =>
  numberFormat(options).format(value as unknown as number);

/** `{amount: "1234.5", currency: "RUB"}` → «1 234,50 ₽»; nothing where there is no amount. */
export function showMoney(amount: string | null | undefined, currency = 'RUB', digits?: number): string {
  if (amount === null || amount === undefined) return '—';
  const shown = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return showDecimal(amount, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...shown });
}

/** Sums in headings: without kopecks. */
export const showSum = (amount: string | null | undefined, currency = 'RUB') => showMoney(amount, currency, 0);

/** A unit price: at least kopecks, at most what was written. */
export function showPrice(amount: string | null | undefined): string {
  return amount === null || amount === undefined
    ? '—'
    : showDecimal(amount, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
}

/** The same beside its currency, where prices of several currencies may meet. */
export const showPriceIn = (amount: string | null | undefined, currency: string): string =>
  amount === null || amount === undefined
    ? '—'
    : showDecimal(amount, {
        ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
        ...{ minimumFractionDigits: 2, maximumFractionDigits: 6 },
      });

/** What a unit has cost, worked out from sums: kopecks, and two digits more where they tell something. */
export const showUnitCost = (cost: string | null | undefined): string =>
  cost === null || cost === undefined ? '—' : showDecimal(cost, { minimumFractionDigits: 2, maximumFractionDigits: 4 });

export function showQuantity(quantity: string | null | undefined, unit?: string | null): string {
  if (quantity === null || quantity === undefined) return '—';
  const shown = showDecimal(quantity, { maximumFractionDigits: 6 });
  return unit ? `${shown}\u00a0${unit}` : shown;
}

export const showCount = (count: number) => numberFormat({}).format(count);

/** A whole-number percentage from a share of one: "0.254" → «25 %». */
export const showShare = (share: string | number, digits = 0) =>
  numberFormat({ style: 'percent', maximumFractionDigits: digits }).format(share as number);

export type DateFormat = 'dd.MM.yyyy' | 'dd/MM/yyyy' | 'MM/dd/yyyy' | 'yyyy-MM-dd';

let dates: DateFormat | undefined;

/** Days are written as the portal's settings say; outside a portal, with the month in words. */
export function showDatesAs(next: DateFormat | undefined) {
  dates = next;
}

/** A day by the setting of the portal, with a year of two digits where room is short; nothing outside a portal. */
export function dayAsSet(day: string, isShort = false): string | undefined {
  const [year = '', month = '', date = ''] = dayOf(day).split('-');
  return dates
    ?.replace('yyyy', isShort && dates !== 'yyyy-MM-dd' ? year.slice(2) : year)
    .replace('MM', month)
    .replace('dd', date);
}

/** `2026-11-22` is the same day in every time zone; an instant is the day it falls on by the clocks of the portal. */
export function showDay(day: string | null | undefined, { year = 'auto' }: { year?: 'auto' | 'always' } = {}): string {
  if (!day) return '—';
  const asSet = dayAsSet(day);
  if (asSet) return asSet;
  const [y = 0, m = 1, d = 1] = dayOf(day).split('-').map(Number);
  const date = new Date(Date.UTC(y, m - 1, d));
  const withYear = year === 'always' || y !== portalNow().getFullYear();
  return new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: 'short',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(date);
}

let zone: string | undefined;

/** Instants are shown in the portal's time zone. */
export function showInZone(next: string) {
  zone = next;
}

/** The zone instants are shown in: what is typed as a time is meant there too. */
export const shownZone = () => zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

export function showInstant(instant: string | null | undefined): string {
  if (!instant) return '—';
  const date = new Date(instant);
  if (dates) return `${dayAsSet(dayIn(date))}, ${showTime(date)}`;
  const sameYear = date.getFullYear() === portalNow().getFullYear();
  return new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(!sameYear && { year: 'numeric' }),
    ...(zone && { timeZone: zone }),
  }).format(date);
}

const dayOf = (given: string) => (given.length > 10 ? dayIn(new Date(given)) : given);

/** The day that an instant falls on, in the zone instants are shown in. */
const dayIn = (date: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: shownZone() }).format(date);

/** The day that it is now by the clocks of the portal. */
export const today = () => dayIn(portalNow());

export function showTime(instant: string | Date): string {
  const options = { hour: '2-digit', minute: '2-digit', ...(zone && { timeZone: zone }) } as const;
  return new Intl.DateTimeFormat(locale(), options).format(new Date(instant));
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** «5 минут назад». */
export function showAgo(instant: string): string {
  const past = new Date(instant).getTime() - portalNow().getTime();
  const [unit, size] = steps.find(([, size]) => Math.abs(past) >= size) ?? [];
  if (!unit || !size) return say('just now', 'только что');
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(Math.round(past / size), unit);
}
