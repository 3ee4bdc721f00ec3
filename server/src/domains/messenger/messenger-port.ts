import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { MessengerPort } from '../../kernel/integrations/ports/messenger.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { askPort } from '../../platform/integrations/ask-port.ts';
import { withPort, workingInstallation } from '../../platform/integrations/working-installation.ts';

export const messengerPorts = (connectors: readonly AnyConnector[]) =>
  withPort<MessengerPort<never>>(connectors, 'messenger');

/** The installation that messages go through; refused with what is missing where there is none. */
export const workingMessenger = (ctx: ReadContext, connectors: readonly AnyConnector[]) =>
  workingInstallation(ctx, messengerPorts(connectors));

/** Asks the messenger in steps, with the rights of who manages it or of who writes. */
export const askMessenger = (
  connectors: readonly AnyConnector[],
  permission: 'messengers.manage' | 'messengers.send',
) => askPort<MessengerPort<never>>(connectors, 'messenger', { permission, scope: writing[permission] });

/** Keys manage an installation as they change settings, and write as they do to suppliers. */
export const writing = {
  'messengers.manage': 'settings.write',
  'messengers.send': 'supplier_documents.write',
} as const;
