import { owner } from '../../harness.ts';
import { newProviderToken, newTalk } from '../../new-conversation.ts';
import { type Before, type Made, type Make, the } from './made.ts';

const talks = '/api/v1/messenger/conversations';

/** Conversations of a messenger that the reader has connected, and what its provider posts to. */
export const talkRecords: Record<string, Make> = {
  [`${talks}/:id`]: (made) => newTalk(made.portal),
  '/api/v1/messenger/messages/:id': async (made) => {
    const talk = await newTalk(made.portal);
    const sent = await made.ask('POST', `${talks}/${talk}/messages`, { text: 'Добрый день' });
    return sent.json.id;
  },
  '/api/v1/webhooks/messenger/:token': (made) => newProviderToken(made.portal),
};

const aboutSupplier = async (made: Made) => {
  made.ids.entityId = await the(made, 'supplierId');
};

export const beforeTalks: Record<string, Before> = {
  [`POST ${talks}/:id/links`]: aboutSupplier,
  [`POST ${talks}/:id/unlink`]: aboutSupplier,
};

/** A messenger that works, and a phone for everybody. */
export async function connectMessenger({ portal }: Made) {
  await newTalk(portal);
  await owner.query(`update counterparties set phone = '+7 916 000-00-02' where tenant_id = $1`, [portal.tenantId]);
}
