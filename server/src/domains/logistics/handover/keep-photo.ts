import type { WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { recordFile } from '../../../platform/files/record-file.ts';
import { holdBatch } from './hold-batch.ts';
import { type LinkHeld, openDelivery } from './links/open-delivery.ts';
import { photographed } from './public/photographed.ts';
import { photoCategory, photosOf } from './public/photos.ts';
import { presentDelivery } from './public/present-delivery.ts';

interface Photo {
  batchId: string;
  id: string;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
  storageKey: string;
}

const most = 20;

/** Writes the row of a picture that was put into the store, with its batch locked; the same bytes are kept once. */
export async function keepPhoto(ctx: WriteContext, link: LinkHeld, { batchId, ...photo }: Photo) {
  const opened = await openDelivery(ctx, link);
  photographed(opened, batchId);
  const { id: entityId } = await holdBatch(ctx, opened, batchId);
  const made = await recordFile(ctx, { ...photo, entityType: 'deliveryBatch', entityId, category: photoCategory });
  if (!made) ctx.nothingChanged();
  const sent = (await photosOf(ctx.db, [{ id: batchId }])).get(batchId) ?? [];
  if (made && sent.length > most) throw tooMany();
  return { isNew: made !== undefined, delivery: await presentDelivery(ctx, await openDelivery(ctx, link)) };
}

const tooMany = () =>
  brokenRule(
    'too_many_photos',
    words('At most 20 photographs to a batch.', 'К партии можно приложить не больше 20 фото.'),
    {
      limit: most,
    },
  );
