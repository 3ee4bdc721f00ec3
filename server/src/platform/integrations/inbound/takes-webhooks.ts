import type { InstallationStatus } from '../../../../../nouns/installation.ts';

/** An installation takes webhooks once it is enabled and until it is disabled or deleted; a fault of it does not turn senders away. */
export const takesWebhooks = (status: InstallationStatus) => status === 'installed' || status === 'sync_error';
