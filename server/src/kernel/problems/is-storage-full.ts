/** Whether an error means a full disk: `ENOSPC` and `EDQUOT` of the system, 53100 of PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

export const isStorageFull = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return codes.has(String(code)) || (cause !== undefined && isStorageFull(cause));
};
