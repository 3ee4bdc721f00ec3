/** What a key of an installation is bound to while it travels with a portal. */
export const broughtAad = (tenantId: string, name: 'pepper' | 'tokens') => `${tenantId}|brought|${name}`;
