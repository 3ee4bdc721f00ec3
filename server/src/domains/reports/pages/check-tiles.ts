import type { ReportTile } from '../../../../../nouns/report-page.ts';
import { invalid } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { faultsOfAsked } from '../asked/faults-of-asked.ts';

/** Refuses tiles that no report could fill, all of them at once. */
export async function checkTiles(db: Db, tiles: readonly ReportTile[]): Promise<void> {
  const faults = await faultsOfAsked(
    db,
    tiles.map((report, at) => ({ at: `/tiles/${at}`, report })),
  );
  if (faults.length > 0) throw invalid(faults);
}
