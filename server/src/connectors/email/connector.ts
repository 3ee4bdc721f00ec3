import { connector } from '../../kernel/integrations/connector.ts';
import type { MailboxPort } from '../../kernel/integrations/ports/mailbox.ts';
import { checkMail } from './check-mail.ts';
import { pullMailbox } from './imap/pull-mailbox.ts';
import { wasSent } from './imap/was-sent.ts';
import { emailManifest } from './manifest.ts';
import type { EmailSettings } from './settings.ts';
import { sendLetter } from './smtp/send-letter.ts';

const mailbox: MailboxPort<EmailSettings> = { send: sendLetter, wasSent };

export const email = connector({
  manifest: emailManifest,
  test: checkMail,
  pulls: { mailbox: { fetch: pullMailbox } },
  everySeconds: 120,
  ports: { mailbox },
});
