import { createHmac, createSecretKey } from 'node:crypto';
import type { FileStore, Mail, Scanner, Services } from '../../kernel/services.ts';
import { createReadTxt } from '../outbound/create-read-txt.ts';
import { createVault } from '../secrets/create-vault.ts';
import type { NamedKey } from '../secrets/envelope.ts';
import type { InstallationKeys } from '../secrets/read-installation-keys.ts';
import { openTokenWith, sealTokenWith } from '../secrets/token-key.ts';

interface Parts {
  publicUrl: string;
  production: boolean;
  masterKeys: readonly NamedKey[];
  installationKeys: InstallationKeys;
  outboundAllow: readonly string[];
  integrationBaseUrls: Readonly<Record<string, string>>;
  operatorToken?: string | undefined;
  buckets: Pick<Services, 'takeTokens' | 'restBucket'>;
  mail: Mail;
  files: FileStore;
  scanner?: Scanner | undefined;
}

export function createServices({
  publicUrl,
  production,
  masterKeys,
  installationKeys,
  outboundAllow,
  integrationBaseUrls,
  operatorToken,
  buckets,
  mail,
  files,
  scanner,
}: Parts): Services {
  const { pepper, sessions } = installationKeys;
  const tokens = createSecretKey(installationKeys.tokens);
  return {
    publicUrl,
    production,
    outboundAllow,
    integrationBaseUrls,
    operatorToken,
    ...buckets,
    mail,
    files,
    scanner,
    readTxt: createReadTxt(3_000),
    pepper,
    sessionKey: sessions,
    digest: (purpose, text) => createHmac('sha256', pepper).update(`${purpose}|${text}`).digest(),
    sealToken: (purpose, text) => sealTokenWith(tokens, purpose, text),
    openToken: (purpose, token) => openTokenWith(tokens, purpose, token),
    vault: createVault(masterKeys),
  };
}
