import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMail } from '../../../kernel/integrations/ports/mailbox.ts';
import type { EmailSettings } from '../email-settings.ts';

/** The bytes of a letter. Addresses go as objects, so that nothing in them is parsed; no file and no address is ever fetched. */
export function composeLetter(smtp: EmailSettings['smtp'], letter: OutgoingMail): Promise<Buffer> {
  const bracketed = letter.answers.map((id) => `<${id}>`);
  return new MailComposer({
    from: { name: smtp.fromName, address: smtp.fromEmail },
    to: letter.to,
    cc: letter.cc,
    subject: letter.subject,
    text: letter.text,
    messageId: `<${letter.messageId}>`,
    ...(bracketed.length > 0 && { inReplyTo: bracketed.at(-1) as string, references: bracketed }),
    attachments: letter.attachments.map(({ fileName, mimeType, bytes }) => ({
      filename: fileName,
      contentType: mimeType,
      content: bytes,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
