import { file } from './file.ts';
import { importJob } from './import-job.ts';
import { registerExport } from './register-export.ts';

/** Files beside records, files that become records, and lists that become files. */
export const fileNouns = [file, importJob, registerExport] as const;
