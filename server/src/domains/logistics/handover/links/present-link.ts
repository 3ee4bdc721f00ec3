import Type, { type Static } from 'typebox';
import { id, instant, nullable, object } from '../../../../kernel/fields.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { qrPicture } from '../../../../platform/documents/images/qr-picture.ts';
import type { HeldLink } from './driver-link.ts';
import { sealedToken } from './sealed-token.ts';

/** A link to be passed on to a driver. */
export const shownLink = object(
  {
    id: id('Link of the driver'),
    expiresAt: instant('It opens until'),
    openedAt: nullable(instant('First opened')),
    createdAt: instant('Made'),
    url: Type.String({
      format: 'uri',
      title: 'Link',
      examples: ['https://prokura.example/d/m0Yx3sVvJ4mJb8n2cQ1kqHf7tQ9wzE5uRr6dLkPyA0E'],
    }),
    qr: Type.String({
      title: 'QR code of the link',
      description: 'A PNG picture as a `data:` address, to be shown on a screen or printed beside the papers.',
      examples: ['data:image/png;base64,iVBORw0KGgo='],
    }),
  },
  { title: 'Link of the driver' },
);

export async function presentLink(ctx: ReadContext, link: HeldLink): Promise<Static<typeof shownLink>> {
  const { services, db } = ctx;
  const url = `${services.publicUrl}/d/${await services.vault.open(db, sealedToken(link.id), link.sealed)}`;
  const picture = await qrPicture(url);
  const { id, expiresAt, openedAt, createdAt } = link;
  return { ...{ id, expiresAt, openedAt, createdAt, url }, qr: `data:image/png;base64,${picture.toString('base64')}` };
}
