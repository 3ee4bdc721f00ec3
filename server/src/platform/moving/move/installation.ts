import type { Services } from '../../../kernel/services.ts';
import type { NamedKey } from '../../secrets/envelope.ts';
import type { InstallationKeys } from '../../secrets/read-installation-keys.ts';

/** One of the two installations, as whoever runs both has it in hand. */
export interface Installation {
  ownerUrl: string;
  masterKeys: readonly NamedKey[];
  installationKeys: InstallationKeys;
  services: Pick<Services, 'files' | 'vault' | 'publicUrl'>;
}
