import type { ImportJob } from '../../../../nouns/import-job.ts';
import { refuse, type Words, words } from '../../kernel/problems/errors.ts';
import type { ImportRow } from './import-job.row.ts';

const applied = new Set<ImportJob['status']>(['applied', 'partially_applied']);

/** Refuses what the state of an import does not allow: an old one is gone, an applied one is applied once. */
export function expectState({ status, is_over }: ImportRow, ...allowed: ImportJob['status'][]) {
  if (applied.has(status))
    throw refuse('import_job_state', words('The import has already been applied.', 'Импорт уже применён.'), {
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
      said[status] ?? words(`The import is ${status}.`, `Импорт в состоянии ${status}.`),
      { rule: 'wrong_state', state: status },
    );
}

const said: Partial<Record<ImportJob['status'], Words>> = {
  parsing: words('The file is still being read; wait for its preview.', 'Файл ещё читается, дождитесь предпросмотра.'),
  applying: words(
    'The import is already being applied; wait until it finishes.',
    'Импорт уже применяется, дождитесь окончания.',
  ),
  failed: words(
    'The file was not read; the import says why. Change its parameters or upload another file.',
    'Файл не прочитан, причина указана в импорте. Измените параметры или загрузите другой файл.',
  ),
};
