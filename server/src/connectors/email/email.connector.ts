import { connector } from '../../kernel/integrations/connector.ts';
import type { MailboxPort } from '../../kernel/integrations/ports/mailbox.ts';
import { checkMail } from './check-mail.ts';
import type { EmailSettings } from './email-settings.ts';
import { pullMailbox } from './imap/pull-mailbox.ts';
import { wasSent } from './imap/was-sent.ts';
import { manifest } from './manifest.ts';
import { sendLetter } from './smtp/send-letter.ts';

const mailbox: MailboxPort<EmailSettings> = { send: sendLetter, wasSent };

export const email = connector({
  manifest,
  test: checkMail,
  pulls: { mailbox: { fetch: pullMailbox } },
  everySeconds: 120,
  ports: { mailbox },
});
