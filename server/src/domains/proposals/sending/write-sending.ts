import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import { digestOf, makeToken } from '../../../kernel/access/link-token.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { claimAddress } from '../../../platform/directory/claim-address.ts';
import { urlOf } from '../links/link-url.ts';
import { sealedToken } from '../links/sealed-token.ts';
import type { SendingInput } from './sending.input.ts';

/** Writes down that a proposal goes out, with a link of its own. */
export async function writeSending(
  ctx: WriteContext,
  { id: proposalId, revision }: CommercialProposal,
  { to, files }: { to: readonly string[]; files: { pdf?: string; docx?: string } },
  { channel, subject, message }: SendingInput,
): Promise<{ sendingId: string; url: string }> {
  const { db, services, actor, newId: sendingId } = ctx;
  const token = makeToken();
  const digest = digestOf(token) as Buffer;
  const sealed = await services.vault.seal(db, sealedToken(sendingId), token);
  await db.execute(sql`
    insert into commercial_proposal_sendings (tenant_id, id, proposal_id, revision, channel, recipients, subject, message, sent_by,
      pdf_file_id, docx_file_id, digest, sealed)
    values (${db.tenant}, ${sendingId}, ${proposalId}, ${revision}, ${channel}, ${to}::text[], ${subject ?? null}, ${message ?? null}, ${actor.userId},
      ${files.pdf ?? null}, ${files.docx ?? null}, ${digest}, ${sealed})`);
  await claimAddress(db, 'proposal link', { address: digest, recordId: sendingId });
  return { sendingId, url: urlOf(services, token) };
}
