import { refuse, words } from '../../kernel/errors.ts';
import type { ImportRow } from './import-job.row.ts';
import type { ImportJob } from './import-job.ts';

const applied = new Set<ImportJob['status']>(['applied', 'partially_applied']);

/** Refuses what the state of an import does not allow: an old one is gone, an applied one is applied once. */
export function expectState({ status, is_over }: ImportRow, ...allowed: ImportJob['status'][]) {
  if (applied.has(status))
    throw refuse('import_job_state', words('The import was applied already.', 'Импорт уже применён.'), {
      rule: 'already_applied',
      state: status,
    });
  if (is_over || status === 'expired')
    throw refuse(
      'gone',
      words('The import has expired; upload the file again.', 'Срок импорта истёк; загрузите файл снова.'),
    );
  if (!allowed.includes(status))
    throw refuse(
      'import_job_state',
      words(`The import is ${status}; wait for its preview.`, `Состояние импорта: ${status}; дождитесь предпросмотра.`),
      { rule: 'wrong_state', state: status },
    );
}
