import Type from 'typebox';
import type { SampleData } from '../../../../../nouns/sample-data.ts';
import { choice, id, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { changedNumbers, readNumbers } from '../numbers.ts';
import { sampleData, sampleSets } from '../sample-data.ts';
import { isEmpty } from '../shown-sample.ts';
import { playStory } from '../story/play-story.ts';
import { sampleOf } from '../story/sample.ts';

/** One transaction: whoever asks at the same time waits for it, and a process that dies leaves nothing behind. */
export const fillPortal = command({
  name: 'sample-data.fill-portal',
  summary: words('Make sample data', 'Создать примеры'),
  permission: 'internal',
  scope: null,
  input: object({ language: choice(['ru', 'en'], 'Language'), userId: id('Who asked for it') }),
  output: Type.Unknown(),

  async run(ctx, { language, userId }) {
    ctx.stayInside();
    ctx.nothingChanged();
    if (!(await claim(ctx, language, userId))) return;
    if (!(await isEmpty(ctx.db))) throw notEmpty();
    const before = await readNumbers(ctx.db);
    const sample = sampleOf(ctx, language, userId);
    await playStory(sample);
    const records = sample.records.map(({ type, id }) => ({ type, id }));
    await ctx.db.execute(sql`
      insert into sample_records (tenant_id, entity_type, entity_id)
      select ${ctx.db.tenant}::uuid, type, id from json_to_recordset(${JSON.stringify(records)}::json) given(type text, id uuid) returning entity_id`);
    const numbers = changedNumbers(before, await readNumbers(ctx.db));
    await ctx.db.execute(sql`
      update sample_sets set record_count = ${records.length}, numbers = ${JSON.stringify(numbers)}
      where tenant_id = ${ctx.db.tenant} and id = ${ctx.newId}`);
    const made = (await sampleSets.byId(ctx.db, ctx.newId)) as SampleData;
    ctx.record({ ...sampleData.fact('created', made), by: userId });
  },
});

/** Only one may make it; who comes second finds it made. */
const claim = ({ db, newId }: WriteContext, language: string, userId: string) =>
  db.first(sql`
    insert into sample_sets (tenant_id, id, language, record_count, created_by) values (${db.tenant}, ${newId}, ${language}, 0, ${userId})
    on conflict (tenant_id) do nothing returning id`);

const notEmpty = () =>
  brokenRule(
    'portal_not_empty',
    words(
      'The portal has records of its own already. Examples are for an empty one: begin with your own records.',
      'В портале уже есть ваши записи. Примеры создаются только в пустом портале: продолжайте со своими данными.',
    ),
  );
