import { showDay, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { fieldNames } from '../names.ts';
import type { ComparedVersion, QuoteVersion } from '../queries.ts';
import type { Asked } from './asked.ts';
import type { bodyOfLines } from './line-values.ts';

/** Prices that differ from those somebody else has saved meanwhile. */
export function priceDifferences(
  asked: readonly Asked[],
  mine: ReturnType<typeof bodyOfLines>,
  theirs: QuoteVersion | null,
): { label: string; mine: string; theirs: string }[] {
  const here = new Map(mine.map((line) => [line.rfqItemId ?? line.procurementItemId, line.price ?? null]));
  const there = new Map((theirs?.lines ?? []).map((line) => [line.rfqItemId ?? line.procurementItemId, line.price]));
  return asked.flatMap(({ id, name }) => {
    const [own, other] = [here.get(id) ?? null, there.get(id) ?? null];
    return own === other ? [] : [{ label: name, mine: shown(own), theirs: shown(other) }];
  });
}

interface NamedChange {
  where: string;
  what: string;
  from: string;
  to: string;
}

/** What a version changed, in words. */
export function changesOf(
  { terms, lines }: NonNullable<ComparedVersion['changes']>,
  names: ReadonlyMap<number, string>,
): NamedChange[] {
  return [
    ...terms.map(({ field, from, to }) => named('', field, from, to)),
    ...lines.map(({ position, field, from, to }) => named(names.get(position) ?? `№ ${position}`, field, from, to)),
  ];
}

const named = (where: string, field: string, from: unknown, to: unknown): NamedChange => ({
  where,
  what: fieldNames[field] ? say(fieldNames[field]) : field,
  from: shown(from),
  to: shown(to),
});

function shown(value: unknown): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return '—';
  if (typeof value === 'boolean') return value ? say('yes', 'да') : say('no', 'нет');
  if (typeof value === 'object') {
    const { name } = value as { name?: unknown };
    return typeof name === 'string' ? name : say('other', 'другое');
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return showDay(text);
  return /^\d+(\.\d+)?$/.test(text) ? showQuantity(text) : text;
}
