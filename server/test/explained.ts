import assert from 'node:assert/strict';
import { fraction } from '../src/kernel/values/fraction.ts';
import { workOut } from '../src/platform/explain/work-out.ts';
import type { request } from './harness.ts';

type Ask = (method: string, path: string) => ReturnType<typeof request>;

interface Told {
  value: string | null;
  formula: string;
  agrees: boolean;
  steps: Array<{ name: string; value: string; formula: string | null; from: object | null }>;
}

/** What somebody makes of an explanation who has nothing but its answer. */
export function reworked({ steps, formula }: Told) {
  const words = { label: { en: '', ru: '' } };
  const from = { type: '', id: null, field: '', url: null };
  const given = steps.map(({ name, value, formula: made }) => ({
    name,
    ...words,
    ...(made ? { formula: made } : { value, from }),
  }));
  return workOut({ steps: given, formula }).value;
}

/** Asks for an explanation, and holds what its steps come to against what the record says. */
export async function explained(ask: Ask, address: string, field: string, shown: unknown): Promise<Told> {
  const { status, json } = await ask('GET', `${address}${address.includes('?') ? '&' : '?'}field=${field}`);
  assert.equal(status, 200, `${field}: ${JSON.stringify(json)}`);
  assert.equal(json.value, shown, field);
  if (json.value === null) return json;
  assert.ok(
    json.steps.every((step: Told['steps'][number]) => (step.from === null) !== (step.formula === null)),
    `every step of ${field} was read or follows`,
  );
  assert.equal(reworked(json).cmp(fraction(json.value)), 0, `${field}: ${JSON.stringify(json)}`);
  assert.equal(json.agrees, true, field);
  return json;
}

const at = (record: Record<string, unknown>, path: string) =>
  path.split('.').reduce<unknown>((held, name) => (held as Record<string, unknown> | null)?.[name] ?? null, record);

interface Figured {
  in: string;
  figures: object;
}

/** Every figure of a record, of its lines and of what it holds besides, as its GET shows them. */
export async function allExplained(
  ask: Ask,
  address: string,
  { figures, lines, part }: { figures: object; lines?: Figured; part?: Figured },
): Promise<void> {
  const { json: card } = await ask('GET', address);
  for (const field of Object.keys(figures)) await explained(ask, `${address}/explain`, field, at(card, field));
  for (const field of Object.keys(part?.figures ?? {}).map((name) => `${part?.in}.${name}`))
    await explained(ask, `${address}/explain`, field, at(card, field));
  for (const line of lines ? card[lines.in] : [])
    for (const field of Object.keys(lines?.figures ?? {}))
      await explained(ask, `${address}/explain?lineId=${line.id}`, `${lines?.in}.${field}`, at(line, field));
}
