import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { deleteOrArchive } from '../../delete-or-archive.ts';
import { gone } from '../../gone.ts';
import { logisticsDeleting } from '../../logistics-rights.ts';
import { logisticsObjects } from '../logistics-object.ts';

export const deleteLogisticsObject = command({
  name: 'logistics.delete-object',
  summary: words('Delete a logistics object', 'Удалить объект логистики'),
  description:
    'An object that no route, batch or document names, and that has no files, is removed. Any other goes to the archive; the answer tells which.',
  ...logisticsDeleting,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: gone,

  run: (ctx, { id }) => deleteOrArchive(ctx, id, { store: logisticsObjects, filesOf: 'logisticsObject' }),
});
