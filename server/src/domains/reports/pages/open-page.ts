import type { ReportPage } from '../../../../../nouns/report-page.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import { reportPage, reportPages } from './report-page.ts';

/** A page of the caller's own, locked until the transaction ends; nobody else changes it. */
export async function openPage(ctx: WriteContext, id: string): Promise<ReportPage> {
  const page = await reportPages.lock(ctx.db, id);
  if (page.ownerId !== ctx.actor.userId) throw notFound(reportPage.noun);
  ctx.expectVersion(page.version);
  return page;
}
