import { catalogItem } from '../../../../../nouns/catalog-item.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { ItemRow } from '../queries.ts';

/** In the archive an item may stand by itself, or since it was merged into another. */
export const ItemStatus = ({ status, merged }: { status: ItemRow['status']; merged: boolean }) =>
  status === 'archived' && merged ? (
    <Status>{say('Merged', 'Объединена')}</Status>
  ) : (
    <StatusOf noun={catalogItem} status={status} />
  );
