import type { Entrance } from '../../kernel/access/entrance.ts';

/** The entrance of work that the platform does in a test portal, for a caller whose right was checked where he comes from. */
export const inTestPortal = async ({ id }: { id: string }): Promise<Entrance<undefined>> => ({
  tenantId: id,
  carried: undefined,
  as: { kind: 'system', userId: null, permissions: new Set() },
});
