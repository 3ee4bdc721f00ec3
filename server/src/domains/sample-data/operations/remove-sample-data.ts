import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { countPurchases } from '../../reports/purchases/count-purchases.ts';
import { countInvoices, holdCount } from '../../reports/spend/count-invoices.ts';
import { leaningRecords } from '../leaning-records.ts';
import { letCancelledGo } from '../let-cancelled-go.ts';
import { giveNumbersBack, type MovedSequence } from '../numbers.ts';
import { sampleData } from '../sample-data.ts';
import { readSample, shownSample } from '../shown-sample.ts';

export const removeSampleData = command({
  name: 'sample-data.remove',
  summary: words('Remove the example', 'Убрать примеры'),
  description:
    'All of it at once, with everything that was made for its requisitions; numbers of records go on from where they were, unless some were given since. ' +
    'Where records of your own name a sample one, such as a requisition that asks for a sample item, nothing is removed (`sample_in_use`): ' +
    '`records` names up to a hundred of them. A cancelled line is none of these: it keeps its words. Without sample data it changes nothing.',
  permission: 'company_settings.update',
  scope: null,
  refuses: ['conflict'],
  input: object({}),
  output: shownSample,

  async run(ctx) {
    ctx.stayInside();
    const held = await ctx.db.first<{ numbers: MovedSequence[] }>(sql`
      select numbers from sample_sets where tenant_id = ${ctx.db.tenant} for update`);
    const { sample } = await readSample(ctx.db);
    if (!held || !sample) ctx.nothingChanged();
    else {
      await letCancelledGo(ctx.db);
      await refuseInUse(ctx);
      await removeRows(ctx);
      await giveNumbersBack(ctx.db, held.numbers);
      ctx.record(sampleData.fact('deleted', sample));
    }
    return readSample(ctx.db);
  },
});

/** What is gone adds nothing to the reports: it is counted anew under the lock of whoever counts. */
async function removeRows(ctx: WriteContext): Promise<void> {
  await holdCount(ctx.db);
  const samples = await ctx.db.many<{ id: string }>(
    sql`select entity_id as id from sample_records where tenant_id = ${ctx.db.tenant}`,
  );
  const { invoices } = await ctx.db.one<{ invoices: string[] }>(
    sql`
    select remove_sample_rows(given.tenant_id) as invoices from (values (${ctx.db.tenant}::uuid)) given(tenant_id)`,
  );
  await countInvoices(ctx, invoices);
  await countPurchases(ctx, [...samples.map(({ id }) => id), ...invoices]);
}

async function refuseInUse({ db }: WriteContext): Promise<void> {
  const records = await leaningRecords(db);
  if (records.length === 0) return;
  const names = records.slice(0, 5).map(({ name }) => name);
  const more = records.length - names.length;
  const [en, ru] = more > 0 ? [` and ${more} more`, ` и ещё ${more}`] : ['', ''];
  throw conflict(
    'sample_in_use',
    words(
      `Records of your own name sample ones: ${names.join(', ')}${en}. Name something else there, or cancel or remove them, then try again.`,
      `Ваши записи ссылаются на примеры: ${names.join(', ')}${ru}. Замените в них примеры своими записями либо отмените или удалите их, затем повторите.`,
    ),
    { records },
  );
}
