import type { Answer } from '../api/answer.ts';
import { api } from '../api/client.ts';
import { Problem } from '../api/problem.ts';
import { namedBy } from '../files/save-answer.ts';
import { saveFile } from '../files/save-file.ts';
import { tellJob } from '../jobs/jobs.ts';
import { exportProgress } from '../jobs/progress-of.ts';
import type { Layout } from './kept-layout.ts';
import type { AskedRegister } from './register-at.ts';

/** Hands a list over as a file of this layout, or the usual one; one too long for an answer becomes a job of the tray. */
export async function saveRegister(
  portal: string,
  { list, title, filters }: AskedRegister,
  format: 'xlsx' | 'csv',
  layout: Layout | undefined,
) {
  const { data, error, response } = await api.POST('/api/v1/registers/export', {
    body: { list: list as never, filters, format, ...layout },
    parseAs: 'blob',
  });
  if (!response.ok) throw new Problem((error ?? {}) as Record<string, unknown>, response.status);
  const body = data as unknown as Blob;
  if (response.status !== 202) return saveFile(body, namedBy(response) ?? `${title}.${format}`);
  const begun = JSON.parse(await body.text()) as Answer<'registers.get-export'>;
  tellJob({
    ...{ id: begun.id, label: begun.fileName, href: `/${portal}/exports` },
    address: `/api/v1/registers/exports/${begun.id}`,
    ...exportProgress(begun),
  });
}
