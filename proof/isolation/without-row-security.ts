import type { Planted } from '../plant.ts';

/** Rows of every portal are seen by every portal: what a forgotten tenant needs to do harm. */
export const withoutRowSecurity: Pick<Planted, 'file' | 'changes'> = {
  file: 'db/migrations/0001_kernel.sql',
  changes: [['using (tenant_id = tenant_id()) with check (tenant_id = tenant_id())', 'using (true) with check (true)']],
};
