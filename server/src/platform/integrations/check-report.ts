import Type from 'typebox';
import { checkReport as declared, type ShownReport } from '../../../../nouns/check-report.ts';
import type { CheckReport } from '../../kernel/integrations/connector.ts';
import type { Words } from '../../kernel/problems/errors.ts';

/** A check of a connection as it is answered. */
export const checkReport = Type.Unsafe<ShownReport>(declared().spec.schema);

/** As the row keeps it: in both languages. */
export interface StoredReport extends CheckReport {
  at: string;
}

export const presentReport = (report: StoredReport, language: keyof Words): ShownReport => ({
  ok: report.ok,
  at: report.at,
  checks: report.checks.map(({ id, label, result, detail }) => ({
    id,
    label: label[language],
    result,
    detail: detail?.[language] ?? null,
  })),
});
