import type { Host } from '../records/record-host.ts';

/** Whether roles with these permissions open the records of a host. */
export const mayRead = ({ get }: Host, held: ReadonlySet<string>): boolean => held.has(get.permission);
