import type { Services } from '../../../../kernel/services.ts';

const minutes = 10;
const purpose = 'publication-exchange';

interface Code {
  tenantId: string;
  installationId: string;
  /** Names the key that waits: a code for an older one opens nothing. */
  handoverId: string;
  /** Milliseconds. */
  expiresAt: number;
}

/** A code that fetches the key of an installation within ten minutes. It holds no key and is kept nowhere. */
export function makeCode(
  services: Pick<Services, 'sealToken'>,
  of: Omit<Code, 'expiresAt'>,
): { code: string; expiresAt: string } {
  const expiresAt = Date.now() + minutes * 60_000;
  return {
    code: services.sealToken(purpose, JSON.stringify({ ...of, expiresAt })),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/** What a code says; null for a text that is none of ours. */
export function readCode(services: Pick<Services, 'openToken'>, code: string): Code | null {
  const text = services.openToken(purpose, code);
  return text === null ? null : (JSON.parse(text) as Code);
}
