import type { RawReply, RawRequest } from '../kit/probe.ts';
import { afterwards, base64, boxes, happens, type Probe, placeOf, post, posted, told } from './requests.ts';

const revoked =
  (signed: object, parentId?: string) =>
  (reply: RawReply): RawRequest => {
    const { messageId, entityId } = placeOf(reply);
    const offer = { ParentEntityId: parentId ?? entityId, SignedContent: { Content: base64('XML'), ...signed } };
    return post('/V3/PostMessagePatch', { BoxId: boxes.ours, MessageId: messageId, RevocationRequests: [offer] });
  };

export const probesOfPatches: readonly Probe[] = [
  {
    clause: 'DD-30',
    says: 'message',
    passes: posted(),
    refused: {
      by: 'DD-30/message',
      status: 404,
      request: post('/V3/PostMessagePatch', { BoxId: boxes.ours, MessageId: 'none' }),
    },
  },
  {
    clause: 'DD-30',
    says: 'parent',
    passes: posted(),
    refused: {
      by: 'DD-30/parent',
      status: 400,
      request: afterwards(posted(), (reply) =>
        post('/V3/PostMessagePatch', {
          BoxId: boxes.ours,
          MessageId: placeOf(reply).messageId,
          RevocationRequests: [{ ParentEntityId: 'none', SignedContent: { Content: base64('XML') } }],
        }),
      ),
    },
  },
  {
    clause: 'DD-11',
    says: 'a notice without a signature, if it has to have one',
    passes: posted(),
    refused: { by: 'DD-30/signed', status: 400, request: afterwards(posted(), revoked({})) },
  },
  {
    clause: 'DD-30',
    says: 'an offer to revoke',
    passes: posted(),
    refused: {
      by: 'DD-30/parent',
      status: 400,
      async request(send) {
        const first = await send(posted());
        const good = await send(revoked({ Signature: base64('CMS') })(first));
        const isOffered = told(good).Entities[0].AttachmentType === 'RevocationRequest';
        return isOffered ? send(revoked({}, 'none')(first)) : { ...good, status: 0 };
      },
    },
  },
  {
    clause: 'DD-30',
    says: 'the fourth signature that does not fit',
    passes: posted(),
    refused: {
      by: 'DD-30/invalid',
      status: 409,
      given: (sim) => {
        happens('a document comes in')(sim);
        sim.state.signatures = 'do not fit';
      },
      async request(send) {
        const sign = (time: number) =>
          send(
            post(`/V3/PostMessagePatch?operationId=${time}`, {
              BoxId: boxes.ours,
              MessageId: 'd1ad0c00-0000-4000-8000-000000000001',
              Signatures: [{ ParentEntityId: 'd1ad0c00-0000-4000-8000-000000000002', Signature: base64('CMS') }],
            }),
          );
        for (const time of [1, 2, 3]) await sign(time);
        return sign(4);
      },
    },
  },
];
