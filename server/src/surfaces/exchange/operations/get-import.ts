import { seeingImports } from '../../../kernel/exchange/exchange.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { findProgress } from '../../../platform/exchange/find-progress.ts';
import { findImport, presentImport } from '../../../platform/exchange/import-job.row.ts';
import { importJob } from '../../../platform/exchange/import-job.ts';
import { keyOf, parentField, type Served } from '../import-address.ts';

export const getImport = (exchange: Served) =>
  query({
    name: `${exchange.kind}.get-import`,
    summary: words('Get an import', 'Получить импорт'),
    description:
      'Its state, its columns and their mapping, and how many rows were read and written so far; a page may poll it.',
    ...seeingImports(exchange),
    input: object({ jobId: id(), ...parentField(exchange) }),
    output: importJob.view,
    asksAtOnce: true,
    async run(ctx, input) {
      const [row, progress] = await Promise.all([
        findImport(ctx.db, keyOf(exchange, input)),
        findProgress(ctx.db, input.jobId),
      ]);
      return presentImport(row, ctx.language, progress);
    },
  });
