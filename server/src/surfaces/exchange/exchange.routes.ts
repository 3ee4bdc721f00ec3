import type { Exchange } from '../../kernel/exchange/exchange.ts';
import type { Job } from '../../kernel/job.ts';
import { act, get, patch, post, type Route, routes } from '../../kernel/routes.ts';
import { applyImportJob } from './apply-import.job.ts';
import { kindsOf, type Served, servedTogether } from './import-address.ts';
import { applyImport } from './operations/apply-import.ts';
import { changePreview } from './operations/change-preview.ts';
import { exportRecords } from './operations/export-records.ts';
import { getErrorFile } from './operations/get-error-file.ts';
import { getImport } from './operations/get-import.ts';
import { getTemplate } from './operations/get-template.ts';
import { listColumns } from './operations/list-columns.ts';
import { listRows } from './operations/list-rows.ts';
import { startFromMail } from './operations/start-from-mail.ts';
import { startImport } from './operations/start-import.ts';
import { readImportJob } from './read-import.job.ts';

/** Import and export of every registered noun: the same paths under the noun's own path, and the two jobs behind them. */
export function exchanges(registered: readonly Exchange[]): {
  routes: readonly Route[];
  jobs: readonly Job[];
  readImport: Job;
} {
  const readFile = readImportJob(registered) as Job;
  const applyRows = applyImportJob(registered) as Job;
  return {
    routes: servedTogether(registered).flatMap((one) => routesOf(one, readFile, applyRows)),
    jobs: [readFile, applyRows],
    readImport: readFile,
  };
}

const manyRows = { bodyLimit: 5 * 1024 * 1024, arrayItems: 200_000 };

const routesOf = (exchange: Served, readFile: Job, applyRows: Job) => {
  const { base, tag } = exchange;
  const one = `${base}/imports/:jobId`;
  return routes(tag, [
    get(`${base}/template`, getTemplate(exchange)),
    get(`${base}/columns`, listColumns(exchange)),
    post(`${base}/imports`, startImport(exchange, readFile), { policies: ['import'] }),
    ...(kindsOf(exchange).some(({ fromLetter }) => fromLetter)
      ? [post(`${base}/imports/from-mail`, startFromMail(exchange, readFile), { policies: ['import'] })]
      : []),
    get(one, getImport(exchange)),
    get(`${one}/rows`, listRows(exchange)),
    get(`${one}/errors`, getErrorFile(exchange)),
    patch(`${one}/preview`, changePreview(exchange, readFile)),
    act(`${one}/apply`, applyImport(exchange, applyRows), manyRows),
    act(`${base}/export`, exportRecords(exchange), { policies: ['export'] }),
  ]);
};
