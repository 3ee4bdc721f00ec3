import Type from 'typebox';
import { command } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../kernel/reaction.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { factById } from '../../platform/audit/fact-by-id.ts';
import { type ImportRow, importColumns } from '../../platform/exchange/import-job.row.ts';
import { importJob } from '../../platform/exchange/import-job.ts';
import { tellPeople } from '../../platform/notices/tell-people.ts';

/** Who started an import hears how it ended. */
export const tellImportEnded = reaction(
  [importJob.event('applied'), importJob.event('failed')],
  command({
    name: 'exchange.tell-import-ended',
    summary: words('Tell that an import has ended', 'Сообщить о завершении импорта'),
    permission: 'internal',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { factId, entityId }) {
      ctx.nothingChanged();
      const [{ event }, row] = await Promise.all([
        factById(ctx.db, factId),
        ctx.db.one<ImportRow>(sql`
          select ${importColumns} from import_jobs import where import.tenant_id = ${ctx.db.tenant} and import.id = ${entityId}`),
      ]);
      if (row.created_by === null) return;
      await tellPeople(ctx, {
        kind: 'import.ended',
        key: factId,
        about: { entityType: importJob.type, entityId, page: `/imports/${entityId}?${placeOf(row)}` },
        people: [row.created_by],
        causedBy: null,
        variables: {
          fileName: row.file_name,
          outcome: event === importJob.event('failed') ? 'failed' : outcomeOf(row),
        },
      });
    },
  }),
);

const outcomeOf = ({ status }: ImportRow) => (status === 'partially_applied' ? status : 'applied');

/** What the page of an import has to know besides: the kind of its rows, and the record that they belong to. */
function placeOf({ kind, parent_id: parent }: ImportRow): string {
  const place = new URLSearchParams({ kind });
  if (parent !== null) place.set(kind === 'price_list' ? 'priceList' : 'requisition', parent);
  return place.toString();
}
