import Type from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { planByKeys } from '../../../kernel/plan-by-keys.ts';
import type { ExchangeRules } from '../../../kernel/ports/accounting-exchange.ts';
import type { ExchangeRecord, NamedRecord, RecordKind } from '../../../kernel/ports/exchange-record.ts';
import { sql } from '../../../kernel/sql.ts';
import { type Called, enterAsInstaller } from '../enter.ts';
import { holdExchange, token } from '../protocol/session.ts';
import { applyCounterparties } from './apply-counterparties.ts';
import { applyDocuments } from './apply-documents.ts';
import { applyGroups } from './apply-groups.ts';
import { applyOffers } from './apply-offers.ts';
import { applyProducts } from './apply-products.ts';
import type { Batch } from './batch.ts';
import { digestOf, noteSeen } from './objects.row.ts';
import { applied, type Outcome, Outcomes, type Staged } from './outcome.ts';

const most: Readonly<Record<RecordKind, number>> = {
  group: 200,
  property: 2_000,
  price_type: 2_000,
  store: 2_000,
  counterparty: 50,
  product: 250,
  offer: 1_000,
  document: 50,
};

const noteNamed = async ({ records, outcomes }: Batch<NamedRecord>) => {
  for (const record of records) outcomes.tell(record, applied);
};

const appliers: Readonly<Record<RecordKind, (batch: Batch<never>) => Promise<void>>> = {
  group: applyGroups,
  property: noteNamed,
  price_type: noteNamed,
  store: noteNamed,
  counterparty: applyCounterparties,
  product: applyProducts,
  offer: applyOffers,
  document: applyDocuments,
};

/** Applies the next records of a session, of one kind, what is referred to first; answers how many there were. */
export const applyNext = command({
  name: 'site-exchange.apply-next',
  summary: words('Apply the next records of an exchange', 'Применить следующие записи обмена'),
  permission: 'public',
  scope: null,
  input: object({
    token,
    sessionId: id(),
    fileId: id(),
    source: Type.String(),
    rules: Type.Unsafe<ExchangeRules>({}),
    share: Type.Number(),
  }),
  output: Type.Integer(),
  enter: enterAsInstaller,

  async run(ctx, { sessionId, fileId, source, rules, share }, { installationId }: Called) {
    ctx.nothingChanged();
    await Promise.all([holdExchange(ctx.db, installationId), planByKeys(ctx.db)]);
    const records = await nextRecords(ctx, sessionId, share);
    const [first] = records;
    if (!first) return 0;
    const outcomes = new Outcomes<ExchangeRecord>();
    await appliers[first.data.kind]({ ctx, installationId, sessionId, source, rules, records, outcomes } as never);
    await noteSeen(
      ctx.db,
      installationId,
      sessionId,
      records.map((record) => seenOf(record, outcomes.byRecord.get(record), rules)),
    );
    await settle(ctx, fileId, outcomes.byRecord);
    return records.length;
  },
});

async function nextRecords({ db }: WriteContext, sessionId: string, share: number): Promise<Staged[]> {
  const kind = await db.first<{ kind: RecordKind }>(sql`
    select kind from site_exchange_records
    where tenant_id = ${db.tenant} and session_id = ${sessionId} and state = 'staged' order by rank limit 1`);
  if (!kind) return [];
  return db.many<Staged>(sql`
    select file_id as "fileId", n, data from site_exchange_records
    where tenant_id = ${db.tenant} and session_id = ${sessionId} and state = 'staged' and kind = ${kind.kind}
    order by rank, file_id, n limit ${Math.ceil(most[kind.kind] * share)}`);
}

function seenOf({ data }: Staged, outcome: Outcome | undefined, rules: ExchangeRules) {
  const name =
    'name' in data && data.name !== undefined
      ? data.name
      : 'number' in data
        ? (data.number ?? data.externalId)
        : data.externalId;
  return {
    kind: data.kind,
    external_id: data.externalId,
    name,
    package_id: data.packageId,
    deleted: data.deleted,
    digest: outcome && isWritten(outcome) ? digestOf(data, rules) : null,
    details: 'values' in data && data.values ? { values: data.values } : {},
  };
}

const isWritten = (outcome: Outcome) => outcome.state === 'applied' || ('written' in outcome && outcome.written);

/** What is done leaves; what waits or was refused stays with its reason until the session is forgotten. */
async function settle({ db }: WriteContext, fileId: string, outcomes: ReadonlyMap<Staged, Outcome>) {
  const rows = [...outcomes].map(([{ fileId: file, n, data }, outcome]) => ({
    file,
    n,
    state: outcome.state,
    reason: 'reason' in outcome ? outcome.reason : null,
    deleted: data.deleted,
    kind: data.kind,
  }));
  const done = rows.filter(({ state }) => state === 'applied' || state === 'unchanged');
  const left = rows.filter(({ state }) => state === 'waiting' || state === 'refused');
  const [places, kept] = [JSON.stringify(done.map(({ file, n }) => ({ file, n }))), JSON.stringify(left)];
  if (done.length > 0)
    await db.execute(sql`
      delete from site_exchange_records gone using json_to_recordset(${places}::json) one (file uuid, n int)
      where gone.tenant_id = ${db.tenant} and gone.file_id = one.file and gone.n = one.n`);
  if (left.length > 0)
    await db.execute(sql`
      update site_exchange_records kept set state = one.state, reason = one.reason from jsonb_to_recordset(${kept}::jsonb) one (file uuid, n int, state text, reason jsonb)
      where kept.tenant_id = ${db.tenant} and kept.file_id = one.file and kept.n = one.n`);
  const counted = rows.flatMap(({ kind, state, deleted }) => [
    `${kind}.${state}`,
    ...(deleted ? [`${kind}.deleted`] : []),
  ]);
  const tally = Object.entries(Object.groupBy(counted, (name) => name)).map(([name, all]) => ({
    name,
    count: all?.length ?? 0,
  }));
  await db.execute(sql`
    update site_exchange_files file set updated_at = now(), counts = file.counts || (
      select jsonb_object_agg(one.name, one.count + coalesce((file.counts ->> one.name)::int, 0))
      from jsonb_to_recordset(${JSON.stringify(tally)}::jsonb) one (name text, count int))
    where file.tenant_id = ${db.tenant} and file.id = ${fileId}`);
}
