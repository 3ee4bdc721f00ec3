import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { MailboxPort } from '../../../kernel/integrations/ports/mailbox.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { findInstalled } from '../../../platform/integrations/find-installed.ts';

/** A connector that can send letters and look for them. */
export const mailboxPort = (connector: AnyConnector | undefined): MailboxPort<never> | undefined =>
  connector?.ports?.mailbox;

/** The mailbox that letters leave from, and its address. */
export async function mailboxOf(
  ctx: ReadContext,
  connectors: readonly AnyConnector[],
): Promise<{ installationId: string; address: string }> {
  const slugs = connectors.filter(mailboxPort).map(({ manifest }) => manifest.slug);
  const found = await findInstalled(ctx.db, slugs);
  if (!found?.account) throw notConnected();
  return { installationId: found.id, address: found.account };
}

const notConnected = () =>
  refuse(
    'installation_not_ready',
    words(
      'No mailbox is connected: install and enable the e-mail integration first.',
      'Почта не подключена: сначала установите и включите интеграцию электронной почты.',
    ),
    { rule: 'mailbox_not_connected' },
  );
