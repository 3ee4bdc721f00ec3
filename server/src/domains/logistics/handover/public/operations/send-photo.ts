import { createReadStream } from 'node:fs';
import Type from 'typebox';
import { id, object } from '../../../../../kernel/fields.ts';
import { upload } from '../../../../../kernel/intake/upload.ts';
import { command, inSteps, query } from '../../../../../kernel/operation.ts';
import { Refusal, refuse, words } from '../../../../../kernel/problems/errors.ts';
import { uuidv7 } from '../../../../../kernel/values/uuid.ts';
import { acceptedTypeOf } from '../../../../../platform/files/accepted-types.ts';
import { file } from '../../../../../platform/files/file.ts';
import { judgeFile } from '../../../../../platform/files/judge-file.ts';
import { storeFile } from '../../../../../platform/files/store-file.ts';
import { keepPhoto } from '../../keep-photo.ts';
import { enterByLink, type LinkHeld, openDelivery } from '../../links/open-delivery.ts';
import { photographed } from '../photographed.ts';
import { publicDelivery } from '../public-delivery.ts';
import { tokenField } from '../token-field.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'];

const mostBytes = 10 * 1024 * 1024;

const about = object({ token: tokenField, batchId: id('Delivery batch') });

/** Before anything is stored: the batch is one of the link, and the portal whose it is. */
const checkPhoto = query({
  name: 'logistics.check-photo',
  summary: words('Check that a photograph may be sent', 'Проверить, что фото можно отправить'),
  permission: 'internal',
  scope: null,
  input: about,
  output: object({ tenantId: id() }),
  enter: enterByLink,
  async run(ctx, { batchId }, held: LinkHeld) {
    photographed(await openDelivery(ctx, held), batchId);
    return { tenantId: ctx.db.tenant };
  },
});

const { fileName, mimeType, sizeBytes, sha256 } = file.fields;

const recordPhoto = command({
  name: 'logistics.record-photo',
  summary: words('Write down a photograph of a driver', 'Записать фото водителя'),
  permission: 'internal',
  scope: null,
  input: object({
    ...about.properties,
    ...{ fileName, mimeType, sizeBytes, sha256, id: id(), storageKey: Type.String() },
  }),
  output: object({ isNew: Type.Boolean(), delivery: publicDelivery }),
  enter: enterByLink,
  run: (ctx, { token: _, ...photo }, held: LinkHeld) => keepPhoto(ctx, held, photo),
});

export const sendPhoto = command({
  name: 'logistics.send-photo-by-link',
  summary: words('Send a photograph by the link', 'Отправить фото по ссылке'),
  description:
    'A JPEG, PNG, WebP or HEIC picture of up to 10 MiB joins the files of a batch that was loaded, also after it was handed over: at most 20 to a ' +
    'batch. Name and content must agree. The same picture again is kept once, and answered with 200.',
  permission: 'visitor',
  scope: null,
  refuses: [
    ...(['not_found', 'link_expired', 'link_revoked', 'resource_archived', 'conflict'] as const),
    ...(['business_rule_violated', 'unsupported_file_type', 'file_malformed', 'quota_exceeded'] as const),
  ],
  alsoAnswers: [200],
  input: object({ ...about.properties, file: upload('The picture', { mediaTypes: accepted, maxBytes: mostBytes }) }),
  output: publicDelivery,
  run: inSteps,

  async steps({ services, command, query: ask, respond }, { file: received, ...named }) {
    const { tenantId } = await ask(checkPhoto, named);
    if (!accepted.includes(acceptedTypeOf(received.fileName)?.mimeType ?? '')) throw noPicture();
    const mimeType = await judgeFile(received);
    const storageKey = await storeFile(services, tenantId, createReadStream(received.path));
    const { fileName, size: sizeBytes, sha256 } = received;
    const photo = { ...named, id: uuidv7(), fileName, mimeType, sizeBytes, sha256, storageKey };
    const { isNew, delivery } = await command(recordPhoto, photo).catch(async (error) => {
      // A refusal left no row. After anything else a row may stand, so the sweep decides.
      if (error instanceof Refusal) await services.files.remove(storageKey);
      throw error;
    });
    if (!isNew) {
      await services.files.remove(storageKey);
      respond({ status: 200 });
    }
    return delivery;
  },
});

const noPicture = () =>
  refuse(
    'unsupported_file_type',
    words('Only pictures are taken: JPEG, PNG, WebP or HEIC.', 'Принимаются только фото: JPEG, PNG, WebP или HEIC.'),
    { accepted: ['jpg', 'jpeg', 'png', 'webp', 'heic'] },
  );
