import { maySee } from '../../../kernel/access/actor.ts';
import type { CounterpartyRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { Refusal, type Words, words } from '../../../kernel/problems/errors.ts';
import { linkAll, linksOf, outsideIdsOf } from '../../../platform/external-links/links-of.ts';
import { touchRecords } from '../../../platform/external-links/touch-records.ts';
import { counterparty, counterpartyListing } from '../../counterparties/counterparty.ts';
import { type Namesake, namesakesOf, plainName } from '../../counterparties/namesakes.ts';
import { type ToldCounterparty, takeCounterparty } from '../../counterparties/take-counterparty.ts';
import { isPassing } from '../is-passing.ts';
import type { Batch } from './batch.ts';
import { digestOf, knownDigests } from './exchange-objects.ts';
import { meantBy } from './meant-by.ts';
import { applied, type Outcome, refused, type Staged, unchanged } from './outcome.ts';
import { reasonOf } from './reason-of.ts';

/** What is known before the first of a batch is written; whom it makes joins. */
interface Known {
  digests: ReadonlyMap<string, string | null>;
  linked: Map<string, string>;
  alike: Namesake[];
}

/**
 * Counterparties, by the identifier that 1C gave them, else by INN and KPP. Who may be somebody we have is left to a person, and
 * reported; one that has not changed since the last exchange is left alone.
 */
export async function applyCounterparties(batch: Batch<CounterpartyRecord>) {
  const { ctx, source, records, outcomes, installationId } = batch;
  const ids = records.map(({ data }) => data.externalId);
  const known: Known = {
    digests: await knownDigests(ctx.db, installationId, 'counterparty', ids),
    linked: await linksOf(ctx.db, counterparty.type, source, ids),
    alike: await namesakesOf(
      ctx.db,
      records.flatMap(({ data }) => data.inn ?? []),
      records.map(({ data }) => data.name),
    ),
  };
  for (const record of records) outcomes.tell(record, await applyCounterparty(batch, known, record));
}

async function applyCounterparty(
  batch: Batch<CounterpartyRecord>,
  known: Known,
  { data }: Staged<CounterpartyRecord>,
): Promise<Outcome> {
  const { externalId } = data;
  if (data.deleted) return applied;
  const linked = known.linked.get(externalId);
  if (linked !== undefined && known.digests.get(externalId) === digestOf(data, batch.rules)) return unchanged;
  const meant = linked === undefined ? meantBy(data, known.alike) : { id: linked };
  if ('unsure' in meant) return refused(meant.unsure);
  if (linked === undefined && meant.id !== null && (await isSomebodyElse(batch, meant.id)))
    return refused(somebodyElse);
  try {
    const { id, left } = await write(batch, meant.id, data);
    if (linked === undefined) {
      await linkAll(batch.ctx.db, counterparty.type, batch.source, [{ externalId, entityId: id }]);
      if (meant.id !== null) await touchRecords(batch.ctx.db, counterpartyListing, [id]);
    }
    known.linked.set(externalId, id);
    known.alike.push({ id, inn: data.inn ?? null, kpp: data.kpp ?? null, plainName: plainName(data.name) });
    return left === null ? applied : { state: 'refused', reason: left, written: true };
  } catch (error) {
    if (!(error instanceof Refusal) || isPassing(error)) throw error;
    return refused(reasonOf(error));
  }
}

const isSomebodyElse = async ({ ctx, source }: Batch<CounterpartyRecord>, id: string) =>
  (await outsideIdsOf(ctx.db, counterparty.type, source, [id])).size > 0;

/** Without these it is not known who is meant. */
const essential = new Set(['shortName', 'inn', 'kpp']);

/** Writes all that was sent; where something is wrong besides the identity, writes the rest and says what was left out. */
async function write({ ctx }: Batch<CounterpartyRecord>, id: string | null, data: CounterpartyRecord) {
  const { paymentRequisites, ...others } = counterpartyOf(data);
  const hidden = paymentRequisites !== undefined && !maySee(ctx.actor, 'counterparties.bank_read');
  const told = hidden || !paymentRequisites ? others : { ...others, paymentRequisites };
  try {
    const taken = await ctx.attempt(() => takeCounterparty(ctx, id, told));
    return { id: taken, left: hidden ? noBank : null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const faulty = new Set(error.errors.map(({ at }) => at.split('/')[1] ?? ''));
    if (faulty.size === 0 || [...faulty].some((name) => essential.has(name))) throw error;
    const sound = Object.fromEntries(Object.entries(told).filter(([name]) => !faulty.has(name))) as typeof told;
    return { id: await ctx.attempt(() => takeCounterparty(ctx, id, sound)), left: without(reasonOf(error)) };
  }
}

const without = ({ en, ru }: Words) => words(`Taken but for what is wrong: ${en}`, `Загружен без ошибочного: ${ru}`);

const noBank = words(
  'Imported without bank details: the person who installed the integration may not see them (`counterparties.bank_read`).',
  'Загружен без банковских реквизитов: у сотрудника, установившего интеграцию, нет права на них (counterparties.bank_read).',
);

const somebodyElse = words(
  'The counterparty with this INN and KPP is known by another identifier there: look for a duplicate.',
  'Контрагент с такими ИНН и КПП уже связан с другим «Ид»: проверьте, нет ли в 1С дубля.',
);

/** A record of the exchange as input of a counterparty: only what it gives. */
function counterpartyOf({ name, person, role, accounts, contacts, ...record }: CounterpartyRecord): ToldCounterparty {
  const { kind: _, externalId: __, packageId: ___, deleted: ____, ...fields } = record;
  return {
    shortName: name,
    ...fields,
    ...(person && fields.inn === undefined && { kind: 'individual' as const }),
    ...(role !== undefined && { roles: [role] }),
    ...(accounts.length > 0 && {
      paymentRequisites: accounts.map(({ account, ...bank }) => ({ checkingAccount: account, ...bank })),
    }),
    ...(contacts.length > 0 && {
      contacts: contacts.map(({ name: fullName, ...reach }) => ({ fullName, ...reach })),
    }),
  };
}
