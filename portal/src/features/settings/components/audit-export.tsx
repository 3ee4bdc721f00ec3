import { ExportMenu } from '../../../shared/files/export-menu.tsx';
import { saveAudit } from '../audit.ts';
import type { AuditSearch } from '../searches.ts';

/** All that the filters leave, as a file. */
export const AuditExport = ({ search }: { search: AuditSearch }) => (
  <ExportMenu formats={['xlsx', 'csv']} save={(format) => saveAudit(format, search)} />
);
