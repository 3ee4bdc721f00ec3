import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { proofLine, proofPath } from '../checks/check-ownership.ts';
import { publicationRow } from '../publication.row.ts';
import { publisherSecret } from '../signed-call.ts';

export const revealProof = command({
  name: 'integrations.reveal-proof',
  summary: words(
    'Get the signing secret and the proof of ownership',
    'Получить секрет подписи и строку подтверждения адреса',
  ),
  description:
    'The secret signs our calls to the publisher, as that of a webhook subscription does. The file proves whose the addresses are.',
  permission: 'integrations.configure',
  scope: 'settings.write',
  revealsSecret: true,
  input: object({ id: id() }),
  output: object({
    secret: Type.String({ title: 'Secret our calls are signed with', examples: ['whsec_…'] }),
    proofPath: Type.String({ title: 'Path of the file every host of yours has to serve', examples: [proofPath] }),
    proofLine: Type.String({ title: 'Line the file has to hold' }),
  }),
  async run(ctx, input) {
    const { slug } = await publicationRow(ctx.db, input.id);
    ctx.nothingChanged();
    return {
      secret: publisherSecret(ctx.services, slug),
      proofPath,
      proofLine: proofLine(ctx.services, { tenantId: ctx.db.tenant, slug }),
    };
  },
});
