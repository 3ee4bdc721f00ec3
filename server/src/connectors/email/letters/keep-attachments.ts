import type { Attachment } from 'postal-mime';
import type { Call, KeptFile } from '../../../kernel/integrations/call.ts';
import type { EmailSettings } from '../email-settings.ts';
import { isReport } from './bounce-of.ts';

const mostFiles = 50;

/** What a person attached: pictures inside the text and the parts of a report of non-delivery are none of it. */
export async function keepAttachments(
  call: Call<EmailSettings>,
  attachments: readonly Attachment[],
): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  for (const one of attachments.filter(isAttached).slice(0, mostFiles))
    kept.push(await call.keepFile({ fileName: nameOf(one), bytes: bytesOf(one) }));
  return kept;
}

const isAttached = (one: Attachment) =>
  !isReport(one) && !(one.related === true && one.mimeType.startsWith('image/')) && bytesOf(one).length > 0;

const extensions: Readonly<Record<string, string>> = { 'message/rfc822': 'eml', 'text/calendar': 'ics' };

const nameOf = ({ filename, mimeType }: Attachment) => filename ?? `file.${extensions[mimeType] ?? 'bin'}`;

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
