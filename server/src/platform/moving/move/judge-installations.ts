import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import type { Owner } from '../../postgres/connect-owner.ts';
import { newestMigration } from '../../postgres/read-migrations.ts';
import { oldestSchema, presentRelease } from '../manifest.ts';

/** The first schema whose transactions let a move hold them. */
export const holdable = 195;

/** Refuses a move between installations whose schemas do not fit: the target is of this program, the source not older than it takes. */
export async function judgeInstallations(source: Owner, target: Owner): Promise<void> {
  const [from, to] = [await schemaOf(source), await schemaOf(target)];
  const ours = `${presentRelease()}, schema ${newestMigration()}`;
  if (to > newestMigration() || from > newestMigration())
    throw new StartRefused(
      `The ${to > newestMigration() ? 'target' : 'source'} is of schema ${Math.max(from, to)}, and this program is ${ours}: run the command from the program of the newer installation.`,
    );
  if (to < newestMigration())
    throw new StartRefused(
      `The target is of schema ${to}, and this program is ${ours}: bring the target up to date first, or run the command from its program if it is the older one that stays.`,
    );
  const oldest = Math.max(oldestSchema, holdable);
  if (from < oldest)
    throw new StartRefused(
      `The source is of schema ${from}, and a portal moves from schema ${oldest} on: bring the source up to date first, or move the portal in a file by export-portal.`,
    );
}

async function schemaOf(owner: Owner): Promise<number> {
  const { rows } = await owner.query<{ number: number | null }>(
    `select case when to_regclass('schema_migrations') is null then null else 0 end as number`,
  );
  if (rows[0]?.number === null) return 0;
  const applied = await owner.query<{ number: number }>('select max(number)::int as number from schema_migrations');
  return applied.rows[0]?.number ?? 0;
}
