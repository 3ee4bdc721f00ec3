import { setImmediate } from 'node:timers/promises';
import type { Cell } from '../../kernel/exchange/exchange.ts';
import type { SavedRow } from '../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { decideRow } from './decide-row.ts';
import { type Draft, draftOf, remarkOf } from './draft-row.ts';
import type { Planned, Planning } from './planning.ts';

/** Other requests get their turn after this many rows: a millisecond or two of work. */
const atATime = 10;

/** Reads, checks and matches hundreds of rows with as many statements as for one. */
export async function planRows(
  ctx: ReadContext,
  planning: Planning,
  rows: ReadonlyArray<{ n: number; cells: readonly Cell[] }>,
): Promise<Planned[]> {
  const drafts = await inTurns(rows, (row) => draftOf(planning, row));
  await resolve(ctx, planning, drafts);
  const wanted = drafts.map(({ n, input, code, choice }) => ({
    n,
    input,
    entityId: choice?.entityId ?? code?.entityId,
  }));
  const matches = await planning.exchange.match(ctx, wanted, planning.parameters);
  const decided = await inTurns(drafts, (draft) => decideRow(planning, draft, matches.get(draft.n) ?? []));
  await review(ctx, planning, decided);
  await caution(ctx, planning, decided);
  return decided;
}

async function inTurns<One, Made>(all: readonly One[], make: (one: One) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, one] of all.entries()) {
    made.push(make(one));
    if (index % atATime === atATime - 1) await setImmediate();
  }
  return made;
}

export const asSaved = ({ n, input, match }: Planned): SavedRow => ({ n, input, before: match?.record ?? null });

/** Whether a row is ready to be written. */
export const isSound = ({ action, plan }: Planned) =>
  (action === 'create' || action === 'update') && plan.errors.length === 0;

async function review(ctx: ReadContext, planning: Planning, decided: readonly Planned[]) {
  const sound = decided.filter(isSound);
  const found = sound.length > 0 && (await planning.exchange.review?.(ctx, sound.map(asSaved), planning.parameters));
  if (!found) return;
  for (const { n, plan } of sound) plan.errors.push(...(found.get(n) ?? []).map((one) => remarkOf(planning, one)));
}

/** A row that changes nothing keeps its warnings too. */
async function caution(ctx: ReadContext, planning: Planning, decided: readonly Planned[]) {
  const told = decided.filter(
    (row) => isSound(row) || (row.plan.reason === 'unchanged' && row.plan.errors.length === 0),
  );
  const rows = told.map((row) => ({ ...asSaved(row), candidates: row.plan.candidates ?? [] }));
  const found = rows.length > 0 && (await planning.exchange.caution?.(ctx, rows, planning.seen));
  if (!found) return;
  for (const { n, plan } of told) plan.warnings.push(...(found.get(n) ?? []).map((one) => remarkOf(planning, one)));
}

async function resolve(ctx: ReadContext, planning: Planning, drafts: readonly Draft[]) {
  const asked = drafts.map(({ n, input, choice }) => ({ n, input, chosenId: choice?.candidateId }));
  const resolved = await planning.exchange.resolve?.(ctx, asked, planning.parameters);
  for (const draft of drafts) {
    const found = resolved?.get(draft.n);
    if (!found) continue;
    draft.input = found.input;
    draft.errors.push(...found.errors.map((one) => remarkOf(planning, one)));
    draft.warnings.push(...(found.warnings ?? []).map((one) => remarkOf(planning, one)));
    draft.candidates = found.candidates ?? [];
  }
}
