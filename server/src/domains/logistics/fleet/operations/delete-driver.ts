import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { deleteOrArchive } from '../../delete-or-archive.ts';
import { gone } from '../../gone.ts';
import { logisticsDeleting } from '../../logistics-rights.ts';
import { drivers } from '../driver.ts';

export const deleteDriver = command({
  name: 'logistics.delete-driver',
  summary: words('Delete a driver', 'Удалить водителя'),
  description:
    'A driver whom no route, batch or document names, and who has no files, is removed. Any other goes to the archive; the answer tells which.',
  ...logisticsDeleting,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: gone,

  run: (ctx, { id }) => deleteOrArchive(ctx, id, { store: drivers, filesOf: 'driver' }),
});
