import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { ExchangeRules } from '../../../kernel/integrations/ports/exchange-fault.ts';
import type { ExchangeRecord, NamedRecord, RecordKind } from '../../../kernel/integrations/ports/exchange-record.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { lookAtWritten } from '../../../kernel/sql/look-at-written.ts';
import { planByKeys } from '../../../kernel/sql/plan-by-keys.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type Called, enterAsInstaller } from '../enter.ts';
import { holdExchange, token } from '../protocol/session.ts';
import { applyCounterparties } from './apply-counterparties.ts';
import { applyDocuments } from './apply-documents.ts';
import { applyGroups } from './apply-groups.ts';
import { applyOffers } from './apply-offers.ts';
import { applyProducts } from './apply-products.ts';
import type { Batch } from './batch.ts';
import { digestOf, noteSeen } from './exchange-objects.ts';
import { applied, type Outcome, Outcomes, type Staged } from './outcome.ts';
import { settle } from './settle.ts';

type AppliedKind = Exclude<RecordKind, 'picture'>;

const most: Readonly<Record<AppliedKind, number>> = {
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

const appliers: Readonly<Record<AppliedKind, (batch: Batch<never>) => Promise<void>>> = {
  group: applyGroups,
  property: noteNamed,
  price_type: noteNamed,
  store: noteNamed,
  counterparty: applyCounterparties,
  product: applyProducts,
  offer: applyOffers,
  document: applyDocuments,
};

/** Applies the next records of a session, of one kind, what is referred to first; answers how many there were. Pictures have steps of their own. */
export const applyNext = command({
  name: 'site-exchange.apply-next',
  summary: words('Apply the next records of an exchange', 'Применить следующие записи обмена'),
  permission: 'internal',
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
    await appliers[first.data.kind as AppliedKind]({
      ctx,
      installationId,
      sessionId,
      source,
      rules,
      records,
      outcomes,
    } as never);
    await noteSeen(
      ctx.db,
      installationId,
      sessionId,
      records.map((record) => seenOf(record, outcomes.byRecord.get(record), rules)),
    );
    await settle(ctx, fileId, outcomes.byRecord);
    await lookAtWritten(ctx.db);
    return records.length;
  },
});

async function nextRecords({ db }: WriteContext, sessionId: string, share: number): Promise<Staged[]> {
  const kind = await db.first<{ kind: AppliedKind }>(sql`
    select kind from site_exchange_records
    where tenant_id = ${db.tenant} and session_id = ${sessionId} and state = 'staged' and kind <> 'picture' order by rank limit 1`);
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
