/** What the system (`ENOSPC`, `EDQUOT`) and PostgreSQL (53100) call a disk without room. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

export const isStorageFull = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return codes.has(String(code)) || (cause !== undefined && isStorageFull(cause));
};
