import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { columnLetters } from '../../../platform/spreadsheets/book-parts.ts';
import type { SheetRow } from '../../../platform/spreadsheets/spreadsheet.ts';
import type { Mapping } from '../map-columns.ts';
import { headingNames, headingsKey, tellingHeadings } from '../remembered-headings.ts';

const inside = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** Heading → target, including columns that a person ignored. */
const byHeading = (names: readonly string[], mapping: Mapping) =>
  Object.fromEntries(names.map((name, at) => [name, mapping[columnLetters(at)] ?? 'ignore']));

/** Stores a person's mapping of a file by its headings, for the next file that has them. */
export const rememberMapping = command({
  ...inside,
  name: 'exchange.remember-mapping',
  summary: words('Remember a mapping', 'Запомнить сопоставление'),
  input: object({ kind: Type.String(), headings: Type.Unsafe<SheetRow>({}), mapping: Type.Unsafe<Mapping>({}) }),
  async run(ctx, { kind, headings, mapping }) {
    ctx.nothingChanged();
    const names = headingNames(headings.cells);
    const telling = tellingHeadings(names);
    await ctx.db.execute(sql`
      insert into import_mappings (tenant_id, kind, key, headings, mapping)
      values (${ctx.db.tenant}, ${kind}, ${headingsKey(telling)}, ${telling}, ${JSON.stringify(byHeading(names, mapping))})
      on conflict (tenant_id, kind, key) do update set mapping = excluded.mapping, updated_at = excluded.updated_at`);
  },
});

interface Recalled {
  /** The row with the known headings. */
  n: number;
  mapping: Record<string, string>;
}

/**
 * The mapping that fits these rows best: all of its headings are in one row, in any order, and make up at least half of it.
 * So a corrected file of errors, or a file with a few more columns, is recognised.
 */
export const recallMapping = query({
  ...inside,
  name: 'exchange.recall-mapping',
  summary: words('Recall a mapping', 'Вспомнить сопоставление'),
  input: object({ kind: Type.String(), rows: Type.Unsafe<readonly SheetRow[]>({}) }),
  async run(ctx, { kind, rows }): Promise<Recalled | null> {
    const given = rows.map(({ n, cells }) => ({ n, headings: tellingHeadings(headingNames(cells)) }));
    const best = await ctx.db.first<Recalled>(sql`
      select given.n, known.mapping from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) given(n int, headings text[])
      join import_mappings known on known.headings <@ given.headings and cardinality(known.headings) * 2 >= cardinality(given.headings)
      where known.tenant_id = ${ctx.db.tenant} and known.kind = ${kind}
      order by cardinality(known.headings) desc, known.updated_at desc, given.n limit 1`);
    return best ?? null;
  },
});
