import type { Attachment, Email } from 'postal-mime';
import type { Bounce, Undelivered } from '../../../kernel/integrations/ports/mailbox.ts';
import { identifiersIn } from './identifiers-in.ts';

const status = 'message/delivery-status';
const originals = ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers', 'message/global'];

export const isReport = ({ mimeType }: Attachment) => mimeType === status || originals.includes(mimeType);

/** Whom a letter did not reach, by a report of RFC 3464; null for a letter that is no such report, or reports only a delay. */
export function bounceOf({ attachments, headers }: Email): Bounce | null {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  const report = attachments.find(({ mimeType }) => mimeType === status);
  if (!report || !/report-type\s*=\s*"?delivery-status/i.test(type)) return null;
  const failed = textOf(report)
    .split(/\r?\n\s*\r?\n/)
    .slice(1)
    .flatMap(failedOne);
  if (failed.length === 0) return null;
  const original = attachments.find(({ mimeType }) => originals.includes(mimeType));
  const [messageId = null] = identifiersIn(original && fieldOf(headOf(textOf(original)), 'message-id'));
  return { messageId, failed };
}

function failedOne(block: string): Undelivered[] {
  if (fieldOf(block, 'action')?.toLowerCase() !== 'failed') return [];
  const named = fieldOf(block, 'original-recipient') ?? fieldOf(block, 'final-recipient') ?? '';
  const address = named
    .replace(/^[^;]*;/, '')
    .replace(/[<>]/g, '')
    .trim()
    .toLowerCase();
  if (!address.includes('@')) return [];
  const said = fieldOf(block, 'diagnostic-code')?.replace(/^[^;]*;\s*/, '');
  return [{ address, reason: (said || fieldOf(block, 'status') || '').slice(0, 300) }];
}

/** A header of a block, its folded lines joined. */
function fieldOf(block: string, name: string): string | undefined {
  const unfolded = block.replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(unfolded)?.[1]?.trim();
}

const headOf = (letter: string) => letter.split(/\r?\n\r?\n/, 1)[0] ?? '';

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
