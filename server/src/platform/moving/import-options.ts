import type { Services } from '../../kernel/services.ts';
import type { NamedKey } from '../secrets/envelope.ts';
import type { Manifest } from './manifest.ts';

export interface ImportOptions {
  ownerUrl: string;
  services: Pick<Services, 'files' | 'vault'>;
  masterKeys: readonly NamedKey[];
  path: string;
  passphrase: string | undefined;
  /** Another name than the one it had. */
  as?: string | undefined;
  /** A copy beside a portal that goes on elsewhere: nothing leaves it. */
  copy: boolean;
}

/** The same, once the archive is known to be whole and its key is open. */
export interface OpenedImport extends ImportOptions {
  manifest: Manifest;
  key: NamedKey;
  slug: string;
}
