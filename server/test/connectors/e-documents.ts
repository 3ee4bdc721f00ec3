import assert from 'node:assert/strict';
import type { Fault } from '../../../tools/sim/kit/faults.ts';
import type { Simulator } from '../../../tools/sim/kit/simulator.ts';
import type { Call } from '../../src/kernel/integrations/call.ts';
import type { AnyConnector, CheckReport } from '../../src/kernel/integrations/connector.ts';
import type { OutgoingWrite, Write, Written } from '../../src/kernel/integrations/outgoing-write.ts';
import type { EDocumentIds } from '../../src/kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentChange, EDocumentState } from '../../src/kernel/integrations/ports/e-document-state.ts';
import type { EDocumentSubmission, EDocumentWritten } from '../../src/kernel/integrations/ports/e-document-writes.ts';
import type { EDocumentsPort } from '../../src/kernel/integrations/ports/e-documents.ts';
import type { ProviderErrorKind } from '../../src/kernel/integrations/provider.ts';
import type { Called } from '../../src/platform/integrations/call-connector.ts';
import type { Held, Make } from './suite.ts';

/** What every suite of an operator of e-documents asks of its connector. */
export const port = ({ ports }: AnyConnector): EDocumentsPort<never> => ports.eDocuments;

export async function value<T>(called: Promise<Called<T>>): Promise<T> {
  const { result, error } = await called;
  assert.equal(error, null, error?.detail.ru);
  return result as T;
}

export const writeId = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';
export const pdf = Buffer.from('%PDF-1.7 Договор поставки №196');

export const submission = (change: Partial<EDocumentSubmission> = {}): EDocumentSubmission => ({
  file: {
    name: 'Счёт «СЧ-2026-0001».pdf',
    mimeType: 'application/pdf',
    storageKey: 'kept',
    sizeBytes: pdf.length,
    sha256: '',
  },
  kind: 'invoice',
  format: 'pdf',
  title: 'Счёт на оплату № СЧ-2026-0001 от 20.11.2026',
  number: 'СЧ-2026-0001',
  date: '2026-11-20',
  amount: '1200.50',
  vat: '200.08',
  currency: 'RUB',
  sender: { name: 'ООО «Прокура Строй»', inn: '7701234567', kpp: '770101001' },
  recipient: { id: '', name: 'ООО «Смирновский цемент»', inn: '7707083893', kpp: '773601001' },
  needSignature: true,
  mode: 'draft',
  ...change,
});

type Kind = 'submit' | 'revoke' | 'refuse';

interface Sending {
  id?: string;
  attempt?: number;
  bytes?: Buffer;
  sentAt?: string;
}

const sent = (payload: object, { id = writeId, attempt = 1, sentAt }: Sending): OutgoingWrite => ({
  id,
  payload: { ...payload },
  attempt,
  sentAt: sentAt ?? new Date(Date.now() - 1_000).toISOString(),
});

const withFile = (call: Call<never>, bytes: Buffer): Call<never> => ({ ...call, readFile: async () => bytes });

const writeOf = ({ writes }: AnyConnector, kind: Kind) => writes?.[`e-documents.${kind}`] as Write<never>;

/** Sends a write as a worker does. */
export const write = (call: Make, connector: AnyConnector, kind: Kind, payload: object, how: Sending = {}) =>
  call((one) => writeOf(connector, kind).send(withFile(one, how.bytes ?? pdf), sent(payload, how)));

/** Looks for a write in doubt, as a worker does. */
export const reconcile = (call: Make, connector: AnyConnector, kind: Kind, payload: object, how: Sending = {}) =>
  call(async (one) => {
    const found = await writeOf(connector, kind).reconcile?.(withFile(one, how.bytes ?? pdf), sent(payload, how));
    assert.ok(found, 'it can be looked for');
    return found;
  });

export const writtenOf = ({ details }: Written) => details as unknown as EDocumentWritten;

export const read = (call: Make, connector: AnyConnector, ids: EDocumentIds): Promise<Called<EDocumentState>> =>
  call((one) => port(connector).read(one, ids));

export const checked = (call: Make, connector: AnyConnector) =>
  value(call<CheckReport>((one) => connector.test?.(one) as Promise<CheckReport>));

/** Every page of the stream from a place on, as runs of the kit ask for them; `now` is our clock. */
export async function pulled(call: Make, connector: AnyConnector, from: string | null = null, now?: () => Date) {
  const { fetch } = connector.pulls?.['e-documents'] ?? { fetch: noStream };
  const items: EDocumentChange[] = [];
  for (let cursor = from, pages = 1; pages <= 6; pages += 1) {
    const at = cursor;
    const page = await value(call((one) => fetch({ ...one, ...(now && { now }) }, at)));
    assert.deepEqual(JSON.parse(JSON.stringify(page.items)), page.items, 'what was pulled is plain JSON');
    items.push(...(page.items as EDocumentChange[]));
    cursor = page.cursor;
    if (!page.more) return { items, cursor, pages };
  }
  throw new Error('The stream never ends');
}

const noStream = (): never => assert.fail('There is no such stream');

/** Nothing is told twice within a run. */
export function assertOnce(items: readonly EDocumentChange[]): void {
  const seen = items.map(({ event }) => event.id);
  assert.equal(new Set(seen).size, seen.length, 'an event was told twice');
}

interface World<State, RuleId extends string> {
  connector: AnyConnector;
  sim: Simulator<State, RuleId>;
  call: Make;
}

type Expected = readonly [fault: Fault, kind: ProviderErrorKind | null, requests: number, name?: string];

/** What befalls a question on its way, and what comes of it: an error of a kind, or nothing where it is borne. */
export const met = <C extends AnyConnector, State, RuleId extends string>(
  where: string,
  ask: (world: World<State, RuleId>) => Promise<Called<unknown>>,
  expected: readonly Expected[] = usual,
): Array<Held<C, State, RuleId>> =>
  expected.map(([fault, kind, requests, name = fault.kind]) => ({
    name: `${name}: ${kind ?? 'borne'}`,
    async run(world) {
      world.sim.faults.add({ fault, where });
      const { error } = await ask(world);
      assert.equal(error?.kind ?? null, kind, error?.detail.ru);
      const asked = world.sim.journal.filter(({ method, url }) => new RegExp(where).test(`${method} ${url}`));
      assert.equal(asked.length, requests);
    },
  }));

const usual: readonly Expected[] = [
  [{ kind: 'status', status: 429, effect: 'before', retryAfter: 1 }, null, 2, '429'],
  [{ kind: 'status', status: 503, effect: 'before' }, null, 2, '503 before the work'],
  [{ kind: 'status', status: 500, effect: 'after' }, null, 2, '500 after the work'],
  [{ kind: 'reset', effect: 'before' }, null, 2, 'reset before the work'],
  [{ kind: 'reset', effect: 'after' }, null, 2, 'reset after the work'],
  [{ kind: 'reset mid-body' }, null, 2],
  [{ kind: 'empty body' }, 'contract_violation', 1],
  [{ kind: 'HTML body' }, 'contract_violation', 1],
  [{ kind: 'truncated body' }, 'contract_violation', 1],
  [{ kind: 'wrong content type' }, null, 1],
  [{ kind: 'extra unknown field' }, null, 1],
  [{ kind: 'missing optional field' }, null, 1],
  [{ kind: 'timeout', effect: 'before' }, null, 2, 'silence before the work'],
  [{ kind: 'timeout', effect: 'after' }, null, 2, 'silence after the work'],
  [{ kind: 'slow drip' }, null, 2],
];

/** Ways in which the answer to what was carried out is lost. */
export const losses: ReadonlyArray<[name: string, fault: Fault]> = [
  ['503', { kind: 'status', status: 503, effect: 'after' }],
  ['500', { kind: 'status', status: 500, effect: 'after' }],
  ['a reset', { kind: 'reset', effect: 'after' }],
  ['silence', { kind: 'timeout', effect: 'after' }],
];
