import { nouns } from '../../../../../nouns/nouns.ts';
import { maySee, permits } from '../../../kernel/access/actor.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import type { RecordHost } from '../../records/record-host.ts';

type Given = Readonly<Record<string, unknown>>;

/** The record that a dry run of a write answers, where it answers one. */
export const recordIn = (body: unknown): Given | null =>
  typeof body === 'object' && body !== null && 'id' in body ? (body as Given) : null;

/**
 * A record as it would be, and as whoever asks reads it now: the fields that both tell and that are not hidden from him. Now is null for
 * a new record. Null where the address names another record than the answer, and where he may not read it.
 */
export async function comparedRecords(
  ctx: ReadContext,
  host: RecordHost | undefined,
  address: string,
  input: Given,
  after: Given,
): Promise<{ now: Given | null; after: Given } | null> {
  const named = address.match(/:\w+/g) ?? [];
  const isOf = named.length === 1 && input[(named[0] as string).slice(1)] === after.id;
  if (!host || (named.length > 0 && !isOf) || !permits(ctx.actor, host.get)) return null;
  const now = isOf ? ((await ctx.ask(host.get, { id: after.id })) as Given) : null;
  const own = nouns.find(({ type }) => type === host.entity.type)?.fields ?? {};
  const isCompared = (name: string) => {
    const needed = host.entity.guarded?.[name];
    if (needed && !maySee(ctx.actor, needed)) return false;
    if (!(name in own) && !isLines(after[name]) && !isLines(now?.[name])) return false;
    return now === null || (name in now && name in after);
  };
  const kept = (record: Given): Given =>
    Object.fromEntries(Object.entries(record).filter(([name]) => isCompared(name)));
  return { now: now && kept(now), after: kept(after) };
}

/** Rows with identifiers of their own, such as lines. */
const isLines = (value: unknown) =>
  Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null && 'id' in one);
