import { voiceOf } from '../../comments.ts';
import { signIn } from '../../harness.ts';
import { type Make, the } from './made.ts';

/** Something that the owner, who alone may speak, has said beside a record. */
export const commentRecords: Record<string, Make> = {
  '/api/v1/comments/:id': async (made) => {
    const about = { entityType: 'counterparty', entityId: await the(made, 'counterpartyId') };
    return (await voiceOf(await signIn(made.portal), about).said('Просят предоплату')).id;
  },
};
