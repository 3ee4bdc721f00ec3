/** What a key of an installation is bound to while it travels with a portal. */
export const installationKeyAad = (tenantId: string, name: 'pepper' | 'tokens') =>
  `${tenantId}|installation-key|${name}`;
