import { systemIn } from '../../server/src/kernel/access/actor.ts';
import { Refusal } from '../../server/src/kernel/problems/errors.ts';
import { StartRefused } from '../../server/src/kernel/problems/start-refused.ts';
import { sql } from '../../server/src/kernel/sql/sql.ts';
import { openCopy } from '../../server/src/platform/moving/operations/open-copy.ts';
import type { Settings } from '../../server/src/read-settings.ts';
import { withInstallation } from './with-installation.ts';

/** `npm run db -- open-copy SLUG`: letters and webhooks leave it from now on. */
export async function openCopyCommand(settings: Settings, [slug]: readonly string[]): Promise<void> {
  if (slug === undefined) throw new StartRefused('Say which portal: npm run db -- open-copy SLUG.');
  await withInstallation(settings, async ({ door }) => {
    const found = await door.directory.first<{ tenant_id: string }>(sql`select * from find_portal(${slug})`);
    if (!found) throw new StartRefused(`There is no portal ${slug} here.`);
    await door.command(openCopy, systemIn(found.tenant_id), {}).catch((error: unknown) => {
      throw error instanceof Refusal ? new StartRefused(error.detail.en) : error;
    });
    process.stdout.write(`${slug} speaks again: letters and webhooks leave it.\n`);
  });
}
