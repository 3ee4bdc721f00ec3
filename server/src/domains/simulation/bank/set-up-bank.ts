import type { Installation } from '../../../../../nouns/installation.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { Steps } from '../../../kernel/operation.ts';
import { connectorsOf } from '../../../platform/integrations/installation.row.ts';
import { installIntegration } from '../../../platform/integrations/operations/install-integration.ts';
import { testInstallation } from '../../../platform/integrations/operations/test-installation.ts';

/** The card that reads statements of the bank. */
export const bankCard = 'bank-1c-statement';

/** Installs the card with its exact matches applied where there is none, and checks it, which puts it to work. */
export function setUpBank(all: readonly AnyConnector[]) {
  const connectors = connectorsOf(all);
  const install = installIntegration(connectors);
  const check = testInstallation(connectors, []);
  return async (steps: Steps, card: Pick<Installation, 'id' | 'status'> | null): Promise<void> => {
    if (card?.status === 'installed') return;
    const { id } = card ?? (await steps.command(install, { publicId: bankCard, settings: { applyExact: true } }));
    await check.steps?.(steps, { id });
  };
}
