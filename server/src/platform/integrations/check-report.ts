import Type from 'typebox';
import { choice, flag, instant, nullable, object, text } from '../../kernel/fields.ts';
import type { CheckReport } from '../../kernel/integrations/connector.ts';
import type { Words } from '../../kernel/problems/errors.ts';

/** A check of a connection as it is answered: in the language of who asks. */
export const checkReport = object(
  {
    ok: flag('The connection works'),
    at: instant('Checked'),
    checks: Type.Array(
      object({
        id: text(64, 'Check', { examples: ['auth'] }),
        label: Type.String({ title: 'What was looked at' }),
        result: choice(['ok', 'warning', 'failed', 'skipped'], 'Result'),
        detail: nullable(Type.String({ title: 'What was found, and what to do' })),
      }),
      { title: 'What was looked at, in order' },
    ),
  },
  { title: 'Check of the connection' },
);

export type ShownReport = Type.Static<typeof checkReport>;

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
